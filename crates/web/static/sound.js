// Small sounds, made when they are needed; `boot.js` fetches this when the first one is wanted.
const context = new AudioContext();

// A tone that glides from one pitch to another and dies away; it swells for a moment, so that it does not click.
const tone = (from, to, seconds, volume, type = "sine", after = 0) => {
  const start = context.currentTime + after;
  const source = new OscillatorNode(context, { type, frequency: from });
  const gain = new GainNode(context, { gain: 0 });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
};

// Some pitches one after the other.
const chime = (pitches, apart, seconds, volume, after = 0) =>
  pitches.forEach((pitch, i) => tone(pitch, pitch, seconds, volume, "sine", after + i * apart));

// Wood on wood is low and short, a marker that turns is high and shorter; what is worth a look rings.
const sounds = {
  place() {
    tone(240, 120, 0.1, 0.3, "triangle");
    tone(1500, 900, 0.02, 0.05, "triangle");
  },
  flip: () => tone(760, 560, 0.06, 0.1, "triangle"),
  row: () => chime([523, 659, 784], 0.07, 0.3, 0.1),
  pass: () => tone(262, 196, 0.25, 0.14),
  // Behind the turn that it answers.
  turn: () => chime([587, 880], 0.1, 0.22, 0.08, 0.45),
  win: () => chime([523, 659, 784, 1047], 0.11, 0.5, 0.12, 0.2),
  lose: () => chime([440, 370, 294], 0.16, 0.5, 0.1, 0.2),
  end: () => chime([523, 523], 0.16, 0.45, 0.1, 0.2),
};

export const play = async (name) => {
  // Until the page has been touched the browser keeps it silent.
  if (context.state === "suspended") await context.resume();
  sounds[name]();
};
