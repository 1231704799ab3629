// Finds the position from which a match continues: a moment of a recorded match, or the end of a scenario.
import { basename, extname } from 'node:path';
import type { AnyGame } from '@gaslamp/games/games';
import { FastDice } from '@gaslamp/kernel/chance';
import { optionsThen } from '@gaslamp/kernel/game';
import { Match } from '@gaslamp/kernel/match';
import type { State } from '@gaslamp/kernel/state';
import type { Beginning } from '@gaslamp/record/record';
import { reelOf } from '@gaslamp/record/reel';
import { asInput, InputError } from './input.ts';
import { brokenError, checked } from './record-file.ts';
import { positionBehind } from './scenario.ts';
import { wrong } from './wrong.ts';

export interface WentOn {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, number>>;
  readonly position: State;
  readonly origin: NonNullable<Beginning['from']>;
}

/**
 * `at` is a published step of a record, where 0 is the deal; a scenario continues after its last step. Throws an InputError.
 */
export async function wentOnFrom(file: string, at: number | undefined, pack: string | undefined): Promise<WentOn> {
  const scenario = ['.yaml', '.yml'].includes(extname(file));
  if (scenario && at !== undefined) throw new InputError(wrong('on.scenario'));
  const found = scenario ? await behindScenario(file, pack) : momentOf(file, at ?? 0, pack);
  if (Match.from(found.game, found.position, new FastDice(1)).match.decision === null)
    throw new InputError(wrong('on.over', { file }));
  const name = basename(file, extname(file))
    .replaceAll(/[^\w-]/g, '-')
    .slice(0, 64);
  return { ...found, origin: { match: name, moment: at ?? 0 } };
}

type Found = Omit<WentOn, 'origin'>;

async function behindScenario(file: string, pack: string | undefined): Promise<Found> {
  if (pack !== undefined) throw new InputError(wrong('on.pack'));
  const { game, options, s } = await positionBehind(file).catch((cause: Error) => {
    throw new InputError(cause.message);
  });
  return { game, options, position: s };
}

function momentOf(file: string, moment: number, pack: string | undefined): Found {
  const { record, game, verdict, broken } = checked(file, pack);
  if (broken !== null) throw brokenError(broken, verdict);
  const { before, options } = record.header;
  if (before === null) throw new InputError(wrong('on.old', { file }));
  if (record.header.pack !== game.pack) throw new InputError(wrong('on.packOf', { file }));
  const reel = reelOf(game, before, record.entries);
  const last = reel.turns.length - 1;
  if (moment > last) throw new InputError(wrong('on.steps', { moment, file, last }));
  return { game, position: reel.position(moment), options: asInput(() => optionsThen(game, options)) };
}
