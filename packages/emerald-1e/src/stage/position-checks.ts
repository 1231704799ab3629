// Checks of the names in a stated position.
import type { Player } from '@gaslamp/kernel/state';
import { named, type Path, playerNamed } from '@gaslamp/stated/position-checks';
import { AGENTS, CARDS, CITIES, DAYS, ROYALS, TARGETS } from '../box/ids.ts';

/** Returns the player of that name; days of the week, the players' names in option texts, are allowed too. */
export const seatNamed = (seats: readonly string[], name: unknown, path: Path): Player =>
  playerNamed(seats, DAYS, name, path);
export const cityNamed = (name: unknown, path: Path): number => named('city', CITIES, name, path);
export const cardNamed = (id: unknown, path: Path): number => named('card', CARDS, id, path);
export const agentNamed = (id: unknown, path: Path): number => named('agent', AGENTS, id, path);
export const royalNamed = (id: unknown, path: Path): number => named('royal', ROYALS, id, path);
export const targetNamed = (id: unknown, path: Path): number => named('target', TARGETS, id, path);
