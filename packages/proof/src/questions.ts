import type { AnyGame } from '@gaslamp/games/games';
import type { Option } from '@gaslamp/kernel/state';
import { fail } from './failure.ts';
import { together, type Watching } from './watch.ts';

/** One in this many questions is checked; the seed decides which ones. */
const EVERY = 3;

/**
 * Checks that options are distinct and not empty, that the asked player exists, and that options survive their text and their
 * description.
 */
export const watchQuestions: Watching = (game, seats, seed) => {
  const tally = { questions: 0, options: 0 };
  return {
    look({ s, decision }, n) {
      if ((n + seed) % EVERY > 0) return;
      const where = { property: 'questions', game: game.id, seats, seed, move: s.move };
      const { options, player, effect } = decision;
      if (!(player >= 0 && player < seats)) fail(where, `"${effect}" asks player ${player}`);
      if (options.length === 0) fail(where, `"${effect}" has no options`);
      if (new Set(options).size !== options.length) fail(where, `"${effect}" repeats an option: ${options.join(', ')}`);
      for (const option of options) {
        const wrong = lost(game, option);
        if (wrong !== null) fail(where, `"${effect}": ${wrong}`);
      }
      tally.questions++;
      tally.options += options.length;
    },
    end: () => tally,
  };
};
export const questions = together(watchQuestions);

const kept = new WeakMap<object, Set<Option>>();

/** Reports how an option changes by conversion to text and back, or null. */
function lost({ verbs }: AnyGame, option: Option): string | null {
  let good = kept.get(verbs);
  if (good === undefined) {
    good = new Set();
    kept.set(verbs, good);
  }
  if (good.has(option)) return null;
  const text = verbs.format(option);
  if (verbs.parse(text) !== option) return `"${text}" is read as ${JSON.stringify(verbs.parse(text))}, not ${option}`;
  const described = verbs.describe(option);
  const again = [described.do, ...(verbs.argumentsOf(described.do) ?? []).map((key) => described[key])].join(' ');
  if (again !== text) return `"${text}" is described as ${JSON.stringify(described)}`;
  good.add(option);
  return null;
}
