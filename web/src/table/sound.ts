/** The table's sounds, made of filtered noise: a card put down, cards drawn over the felt, the broom of a scopa. */

export type Sound = "tap" | "slide" | "scopa";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Makes a sound, unless the browser still waits for the first touch of the page before it lets one be heard. */
export function sound(wanted: Sound): void {
  context ??= new AudioContext();
  // What is asked for now is not to be heard later, all at once.
  if (context.state !== "running") return void context.resume();
  const now = context.currentTime;
  switch (wanted) {
    case "tap":
      return brush(context, { at: now, length: 0.07, from: 1500, to: 700, loud: 0.5 });
    case "slide":
      return brush(context, { at: now, length: 0.24, from: 700, to: 1900, loud: 0.16 });
    case "scopa":
      // Two short strokes and a long one.
      brush(context, { at: now, length: 0.13, from: 1800, to: 4200, loud: 0.2 });
      brush(context, { at: now + 0.16, length: 0.13, from: 1800, to: 4200, loud: 0.22 });
      return brush(context, { at: now + 0.32, length: 0.34, from: 1500, to: 5600, loud: 0.26 });
  }
}

/** One stroke over felt: when and for how long, in seconds; between which pitches, in hertz; how loud. */
interface Stroke {
  at: number;
  length: number;
  from: number;
  to: number;
  loud: number;
}

function brush(context: AudioContext, { at, length, from, to, loud }: Stroke): void {
  const source = new AudioBufferSourceNode(context, { buffer: (noise ??= hiss(context)), loop: true });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 0.9 });
  const volume = new GainNode(context, { gain: 0 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + length * 0.15);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

/** Half a second of white noise, the same every time. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[index] = state / 2 ** 31;
  }
  return buffer;
}
