// Stores whether this browser asks before the turn passes to somebody else.
import { keep, kept } from '../../kept.ts';

export const asksBeforePassing = (): boolean => kept('passing') !== 'at once';
export const saveAsksBeforePassing = (asks: boolean): void => keep('passing', asks ? 'ask' : 'at once');
