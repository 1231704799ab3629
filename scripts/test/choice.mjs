// Chooses the tests of a run: everything in `npm run test:deep`, a share chosen by the commit in `npm test`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

export const GAMES = ['emerald-2e', 'emerald-1e', 'nanty-narking'];
/** Tags of the slow groups of browser tests, in six alternating shares. */
export const SHARES = [
  ['slow/whole-matches', 'slow/returning', 'slow/reading', 'slow/focus', 'slow/touch'],
  ['slow/lessons', 'slow/talk', 'slow/notebook', 'slow/engines'],
  ['slow/days', 'slow/keyboard'],
  ['slow/winning-claim', 'slow/clocks', 'slow/looking-back', 'slow/phone', 'slow/translated'],
  ['slow/widths', 'slow/take-along', 'slow/seats'],
  ['slow/accessible', 'slow/menus', 'slow/host', 'slow/others-turns'],
];
/** Languages, and widths of windows in px, in which a run looks for words that are cut; `qps` is the made-up language. */
export const LENGTHS = ['de', 'pl', 'qps'].flatMap((code) =>
  [320, 768, 1280].map((width) => ({ tag: `length/${code}-${width}`, code, width })),
);
/** Tests that prove a duration or kill processes. */
export const DEEP = 'deep';
/** All tags, as the configuration of the tests declares them. */
export const TAGS = [DEEP, ...GAMES, ...SHARES.flat(), ...LENGTHS.map(({ tag }) => tag)];

/** The fixed seed of the proofs. */
const FIXED = 1882;
/** Sources that the proofs of every game test, and the proofs; then with those of one game. */
const PROVED_OF_ALL = /^packages\/(?:kernel|stated|games|moth|proof)\//;
/** Sources whose change makes a failure with the rotating seed fail the run. */
const PROVED = new RegExp(`${PROVED_OF_ALL.source}|^packages/(?:emerald|${GAMES.join('|')})/`);

/** Returns a number below `bound` that depends only on the words. */
function numberOf(words, bound) {
  return createHash('sha256').update(words).digest().readUInt32BE(0) % bound;
}

/** Returns the lines that git prints; null if there is no git, no repository or no such commit. */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}

/** Returns the games that a path belongs to, by the name of one of its folders; `emerald` belongs to both Emeralds. */
export function gamesOf(path) {
  const folders = path.split('/');
  return GAMES.filter((game) => folders.includes(game) || (game.startsWith('emerald-') && folders.includes('emerald')));
}

/**
 * Returns the choice of a run. `commit` is null if none is known: then every game and the fixed seed are used. `changed` are
 * the paths that the commit and the working tree changed. `proved` are the games whose proofs play all their matches.
 */
export function choose(commit, changed) {
  const touched = GAMES.filter((game) => changed.some((path) => gamesOf(path).includes(game)));
  const candidates = touched.length > 0 ? touched : GAMES;
  const games = commit === null ? GAMES : [candidates[numberOf(`game ${commit}`, candidates.length)]];
  const rules = changed.filter((path) => PROVED.test(path));
  const ruled = GAMES.filter((game) => rules.some((path) => gamesOf(path).includes(game)));
  return {
    commit,
    games,
    proved: rules.some((path) => PROVED_OF_ALL.test(path)) ? GAMES : ruled.length > 0 ? ruled : games,
    share: commit === null ? 0 : numberOf(`share ${commit}`, SHARES.length),
    length: commit === null ? 0 : numberOf(`length ${commit}`, LENGTHS.length),
    seed: commit === null ? null : numberOf(`seed ${commit}`, 2 ** 24),
    isProved: rules.length > 0,
  };
}

/** Returns the choice of `npm test`: by GASLAMP_RUN, or by the commit that is checked out. */
export function chosen(root, named = process.env.GASLAMP_RUN) {
  const commit = named ?? git(root, 'rev-parse', '--short=12', 'HEAD')?.[0] ?? null;
  const committed = commit === null ? [] : (git(root, 'diff', '--name-only', `${commit}~1..${commit}`) ?? []);
  const uncommitted = (git(root, 'status', '--porcelain', '--untracked-files=all') ?? []).map((line) => line.slice(3));
  return choose(commit, [...committed, ...uncommitted]);
}

/** Returns the tags of the tests that a choice leaves out. */
export const leavesOut = ({ games, share, length }) => [
  DEEP,
  ...GAMES.filter((game) => !games.includes(game)),
  ...SHARES.filter((_, i) => i !== share).flat(),
  ...LENGTHS.filter((_, i) => i !== length).map(({ tag }) => tag),
];

/** Returns the settings of the proofs: the games with all matches, the number of those, and the other seed with its number. */
export const proofs = ({ seed, proved }) => ({
  GASLAMP_MATCHES: '50',
  GASLAMP_PROVED: proved.join(),
  ...(seed === null ? {} : { GASLAMP_ROTATED: String(seed), GASLAMP_ROTATED_MATCHES: '25' }),
});
/** Returns the settings of the proofs in the deep run, with a seed of the day. */
export const deepProofs = (day = new Date()) => ({
  GASLAMP_MATCHES: '500',
  GASLAMP_LIVES: '24',
  GASLAMP_ROTATED: String(numberOf(`day ${day.toISOString().slice(0, 10)}`, 2 ** 24)),
  GASLAMP_ROTATED_MATCHES: '500',
});

/** Describes the tests that a run includes and those that it leaves out. */
export function choiceText({ commit, games, proved, share, length, seed }) {
  const others = GAMES.filter((game) => !games.includes(game));
  return [
    commit === null
      ? 'No commit is known here: every game, and the fixed seed.'
      : `GASLAMP_RUN=${commit} repeats this choice:`,
    `  tests tagged ${games.join(', ')}; slow groups ${SHARES[share].join(', ')}; ${LENGTHS[length].tag}`,
    `  proofs of ${proved.join(', ')} with 50 matches a count and seed ${FIXED}${seed === null ? '' : `, and 25 with seed ${seed}`}; of the others 10`,
    'Left to npm run test:deep:',
    `  ${others.length > 0 ? `tests tagged ${others.join(' and ')}; ` : ''}slow groups ${SHARES.filter(
      (_, i) => i !== share,
    )
      .flat()
      .join(', ')}; the other lengths`,
    `  tests tagged ${DEEP}; proofs with 500 matches a count and a seed of the day; bench:killed`,
  ].join('\n');
}
