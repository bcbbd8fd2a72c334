// Faults of sounds, written down instead of played: too loud, too soft beside the others, too long, or with a click.
const { make } = await import(new URL("sound.js", document.baseURI));
const [names] = arguments;
const RATE = 44100;
const faults = [];

const written = async (fill) => {
  const context = new OfflineAudioContext(1, 2 * RATE, RATE);
  fill(context);
  return await context.startRendering();
};

// What is left for ears and small loudspeakers, which hear little of what is low.
const heard = (buffer) =>
  written((context) => {
    const source = new AudioBufferSourceNode(context, { buffer });
    const ear = new BiquadFilterNode(context, { type: "highpass", frequency: 500, Q: 0.5 });
    source.connect(ear).connect(context.destination);
    source.start();
  });

// The loudest twentieth of a second, in decibels below the loudest that there is.
const loudness = (samples) => {
  const width = RATE / 20;
  let [sum, most] = [0, 0];
  samples.forEach((sample, i) => {
    sum += sample ** 2 - (i >= width ? samples[i - width] ** 2 : 0);
    most = Math.max(most, sum);
  });
  return 10 * Math.log10(most / width);
};

for (const name of names) {
  const buffer = await written((context) => make(context, name));
  const samples = buffer.getChannelData(0);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const step = samples.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (samples[i - 1] ?? 0))), 0);
  const audible = (sample) => Math.abs(sample) > peak / 100;
  const length = (samples.findLastIndex(audible) - samples.findIndex(audible)) / RATE;
  const loud = loudness((await heard(buffer)).getChannelData(0));
  const isShort = ["place", "flip"].includes(name);
  const holds = {
    "is not too loud": peak > 0.05 && peak < 0.5,
    "is as loud as the others": loud > -34 && loud < -22,
    "starts and ends in silence": Math.abs(samples[0]) < 0.001 && Math.abs(samples.at(-1)) < 0.001,
    "has no click": step < 0.03,
    "is as long as what it tells": length > 0.05 && length < (isShort ? 0.15 : 0.9),
  };
  const figures = `peak ${peak.toFixed(3)}, ${loud.toFixed(1)} dB, ${Math.round(length * 1000)} ms, step ${step.toFixed(4)}`;
  for (const [claim, does] of Object.entries(holds)) if (!does) faults.push(`${name} ${claim}: ${figures}`);
}
return faults;
