// A few soft sounds, off by default.
import { keep, kept } from '../../kept.ts';

export type Sound = 'paper' | 'coin' | 'clock' | 'bell';

export const soundsOn = (): boolean => kept('sounds') === 'on';
export function setSounds(on: boolean): void {
  keep('sounds', on ? 'on' : 'off');
  if (on) sound('bell', true);
}

/** Plays a sound; the synthesizer is loaded on first use. */
export function sound(name: Sound, anyway = false): void {
  if (anyway || soundsOn()) void import('./voices.ts').then(({ play }) => play(name));
}
