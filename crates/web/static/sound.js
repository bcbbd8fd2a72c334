// Small sounds, made when they are needed; `boot.js` fetches this when the first one is wanted.
// How loud they are beside each other, and that none of them clicks, is measured by `browser-tests`.

// A tone glides from one pitch to another; it swells for a moment and dies away, so that it does not click.
const sing = (context, [from, to, seconds, volume, type = "sine", after = 0]) => {
  const swell = type === "sine" ? 0.006 : 0.003;
  const start = context.currentTime + after;
  const source = new OscillatorNode(context, { type, frequency: from });
  const gain = new GainNode(context, { gain: 0 });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
};

// Some pitches one after the other.
const chime = (pitches, apart, seconds, volume, after = 0) =>
  pitches.map((pitch, i) => [pitch, pitch, seconds, volume, "sine", after + i * apart]);

// Wood on wood is low and short, a marker that turns is high and softer, as many turn at once; what is worth a look rings.
const sounds = {
  place: [[240, 120, 0.16, 0.4, "triangle"], [1500, 900, 0.04, 0.1, "triangle"]],
  flip: [[760, 560, 0.1, 0.12, "triangle"]],
  row: chime([523, 659, 784], 0.08, 0.4, 0.1),
  pass: [[330, 247, 0.3, 0.2]],
  // Behind the turn that it answers.
  turn: chime([587, 880], 0.1, 0.3, 0.09, 0.45),
  win: chime([523, 659, 784, 1047], 0.11, 0.6, 0.1, 0.2),
  lose: chime([440, 370, 294], 0.16, 0.6, 0.13, 0.2),
  end: chime([523, 523], 0.16, 0.5, 0.12, 0.2),
};

// Makes a sound in any context: that of the page, or one that only writes it down.
export const make = (context, name) => sounds[name].forEach((tone) => sing(context, tone));

const heard = new AudioContext();

export const play = async (name) => {
  // Until the page has been touched the browser keeps it silent.
  if (heard.state === "suspended") await heard.resume();
  make(heard, name);
};
