// Creates tables at a stated position, with a person in every seat and nobody who plays on their own.
import { readFile } from 'node:fs/promises';
import { gameNamed } from '@gaslamp/games/games';
import { STAGES } from '@gaslamp/games/stages';
import { FastDice } from '@gaslamp/kernel/chance';
import { at } from '@gaslamp/kernel/lists';
import { Match } from '@gaslamp/kernel/match';
import type { ServerMessage } from '@gaslamp/protocol/updates';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { newMatchId } from '../../server/src/tokens.ts';
import { putStated } from '../../server/test/harness.ts';
import { open, type PageOptions, site } from './site.ts';
import { settled } from './time.ts';

/** A position as scenario files state it (docs/scenarios.md). */
export interface Stated {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, number>>;
  readonly position?: object;
}
/** A match that has just been dealt. */
export interface Dealt extends Omit<Stated, 'position'> {
  readonly position: 'dealt';
}
interface More {
  /** The bots by seat; by default all seats have people. */
  readonly bots?: readonly (string | null)[];
  /** Names of the people by seat; empty: they are called by the name of their seat. */
  readonly names?: readonly string[];
}

/**
 * Returns the position of a scenario file, such as `emerald-2e/claim`: of its first scenario, or of the one with that title.
 */
export async function scenario(file: string, title?: string): Promise<Stated> {
  const text = await readFile(new URL(`../../../scenarios/${file}.yaml`, import.meta.url), 'utf8');
  const all = parseAllDocuments(text).map((one) => one.toJS() as Stated & { readonly title: string });
  const found = title === undefined ? all[0] : all.find((one) => one.title === title);
  if (found === undefined) throw new Error(`${file}: no scenario "${title}"`);
  return found;
}

export interface TableAt {
  readonly match: string;
  /** By seat. */
  readonly tokens: readonly string[];
  /** The link to a seat. */
  link(seat: number): string;
  /** Returns the seat that is asked; null when the match is over. */
  asked(): Promise<number | null>;
  /** Opens a page of a new visitor, settled, at the seat that is asked or at another seat. */
  open(options: PageOptions, more?: OpenTable): Promise<Page>;
  /**
   * Answers for the seats that are asked, by the texts of the options, and waits until all open pages have received the moves.
   * Throws if an option is not available.
   */
  answer(...texts: readonly string[]): Promise<void>;
}
interface OpenTable {
  readonly seat?: number;
  /** Values already stored in the browser, such as the pace at which the moves of others are shown (gaslamp.pace). */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Creates a table at a position; nobody looks at it before a page is opened. */
export async function tableAt(stated: Stated | Dealt, more: More = {}): Promise<TableAt> {
  const { game, seats, options = {}, position = {} } = stated;
  const engine = gameNamed(game);
  const s =
    position === 'dealt'
      ? Match.start(engine, seats.length, options, new FastDice(1)).match.s
      : STAGES[game]!.stateAt(engine, seats, position, options);
  const match = newMatchId();
  const names = seats.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const tokens = await putStated(site.server, engine, s, { id: match, options, names, ...more });
  const room = await site.server.lobby.room(match);
  const link = (seat: number) => `${site.url}/m/${match}#seat=${seat}.${at(tokens, seat)}`;
  const asked = async () => (await room.current())?.decision?.player ?? null;
  const heard: (() => number)[] = [];
  return {
    match,
    tokens,
    link,
    asked,
    async open(options, { seat, kept = {} } = {}) {
      const page = await open(options);
      await page.addInitScript((all) => {
        // An empty page has no storage.
        if (location.protocol === 'http:') for (const [key, value] of all) localStorage.setItem(key, value);
      }, Object.entries(kept));
      const move = movesHeard(page);
      heard.push(() => (page.isClosed() ? Number.POSITIVE_INFINITY : move()));
      await page.goto(link(seat ?? (await asked()) ?? 0));
      await settled(page);
      await page.waitForSelector('.game-table');
      return page;
    },
    async answer(...texts) {
      for (const text of texts) {
        const now = await room.current();
        const decision = now?.decision;
        if (now == null || decision == null || !(await room.answer(decision.player, text, now.at)))
          throw new Error(
            `"${text}" is not on offer: ${decision?.options.map((one) => engine.verbs.format(one)).join(', ')}`,
          );
      }
      const { move } = (await room.current())!.at;
      await expect.poll(() => heard.every((last) => last() >= move), { interval: 5 }).toBe(true);
    },
  };
}

/** Returns a function that gives the number of the last move received by a page. */
export function movesHeard(page: Page): () => number {
  let move = -1;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { standing } = JSON.parse(String(payload)) as Partial<Extract<ServerMessage, { t: 'update' }>>;
      move = standing?.move ?? move;
    }),
  );
  return () => move;
}
