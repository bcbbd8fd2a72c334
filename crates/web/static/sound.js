// Small sounds, made when they are needed; `boot.js` fetches this when the first one is wanted.
const context = new AudioContext();

// A tone that glides from one pitch to another and dies away.
const tone = (from, to, seconds, volume, type = "sine", after = 0) => {
  const start = context.currentTime + after;
  const source = new OscillatorNode(context, { type, frequency: from });
  const gain = new GainNode(context, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
};

const chime = (...pitches) => pitches.forEach((pitch, i) => tone(pitch, pitch, 0.4, 0.12, "sine", i * 0.09));

const sounds = {
  place: () => tone(300, 130, 0.09, 0.3, "triangle"),
  flip: () => tone(620, 480, 0.05, 0.1, "triangle"),
  row: () => chime(523, 659, 784),
  pass: () => tone(260, 196, 0.25, 0.15),
  end: () => chime(392, 523, 659, 784),
};

export const play = async (name) => {
  // Until the page has been touched the browser keeps it silent.
  if (context.state === "suspended") await context.resume();
  sounds[name]();
};
