// First visits of a club behind one router, all at once: no attack, but nobody may be refused.
import { ATTACKER, type Attack, range } from './attack.ts';
import { Caller } from './caller.ts';

const ASKED = ['/api/games', '/api/home', '/api/statistics', '/api/games/emerald-2e', '/api/games/nanty-narking'];
const FILE = /(?:\/assets\/|(?:from|import)\s*"\.\/)([\w.-]+\.(?:js|css|woff2))/g;
const filesIn = (text: string): string[] => [...text.matchAll(FILE)].map(([, name]) => `/assets/${name}`);

/** Returns the files that the start page loads, with those that its scripts import. */
async function filesOf(caller: Caller): Promise<readonly string[]> {
  const found = new Set(filesIn((await caller.ask('/')).body));
  for (const file of found)
    if (file.endsWith('.js')) for (const other of filesIn((await caller.ask(file)).body)) found.add(other);
  return ['/', ...found];
}
const club = (people: number): Attack => ({
  name: `club-${people}`,
  page: true,
  async begin(port, tally) {
    const files = await filesOf(new Caller(port, '198.51.100.2'));
    const paths = [...files, ...ASKED];
    const from = performance.now();
    const visit = async (): Promise<void> => {
      // Every member has a browser of their own.
      const caller = new Caller(port, ATTACKER);
      await Promise.all(paths.map((path) => tally.reply(caller.ask(path))));
    };
    tally.add('requests of a visit', paths.length);
    void Promise.all(range(people).map(visit)).then(() =>
      tally.add('ms until all have everything', Math.round(performance.now() - from)),
    );
  },
});
export const CLUBS = [club(20), club(60)] as const;
