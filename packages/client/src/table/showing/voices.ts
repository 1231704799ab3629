// Synthesizes the sounds.
import type { Sound } from './sounds.ts';

let context: AudioContext | null = null;

/** Frequency, length in seconds, loudness, and whether it is noise. */
const VOICES: Readonly<Record<Sound, readonly [hertz: number, seconds: number, loud: number, noise: boolean]>> = {
  paper: [2400, 0.12, 0.05, true],
  coin: [1760, 0.18, 0.04, false],
  clock: [520, 0.06, 0.06, false],
  bell: [784, 1.6, 0.05, false],
};

export function play(name: Sound): void {
  context ??= new AudioContext();
  // A context created before a user gesture is suspended.
  if (context.state === 'suspended') void context.resume();
  const [hertz, seconds, loud, noise] = VOICES[name];
  const start = context.currentTime;
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(context.destination);
  if (noise) {
    const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
    const data = buffer.getChannelData(0);
    // A fixed pseudo-random sequence, so that paper sounds the same each time.
    for (let i = 0; i < data.length; i++) data[i] = (((i * 7919) % 2003) / 1001.5 - 1) * (1 - i / data.length);
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = hertz;
    source.buffer = buffer;
    source.connect(filter).connect(gain);
    source.start(start);
    return;
  }
  for (const [partial, share] of [
    [1, 1],
    [2.01, 0.4],
    [2.76, 0.2],
  ] as const) {
    const tone = context.createOscillator();
    const part = context.createGain();
    tone.frequency.value = hertz * partial;
    part.gain.value = share;
    tone.connect(part).connect(gain);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
