// Tests the texts on the decisions with the largest effect, and on when secrets came out.
import './texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Decided } from './decided.tsx';
import { cameWords } from './secrets.tsx';

/** The address of a story, in Polish. */
beforeEach(() => vi.stubGlobal('location', { pathname: '/pl/m/m/story' }));
afterEach(() => vi.unstubAllGlobals());

const players = ['Ann', 'Ben'].map((name) => ({ name, colour: 'red' }));
const row = (...kinds: readonly string[]) => ({ move: 1, events: kinds.map((kind) => ({ kind, fields: {} })) });

test('what was played stands beside what the bot would have played; that it agrees is said', () => {
  const page = renderToStaticMarkup(
    <Decided
      match="m"
      decided={[
        {
          before: 33,
          by: 0,
          moment: 34,
          turn: 6,
          seat: 1,
          from: 0.25,
          to: 0.75,
          row: row('claimed'),
          bots: row('passed', 'drew'),
        },
        { before: 11, by: 1, moment: 12, turn: 1, seat: 0, from: 0.5, to: 0.25, row: row(), bots: null },
      ]}
      players={players}
      playouts={12}
      tell={({ events }) => events.map(({ kind }) => `Somebody ${kind}.`)}
    />,
  );
  const [, one = '', two = ''] = page.split('<li>');
  expect(one).toContain('href="/pl/m/m/replay?at=33&amp;as=open"');
  expect(one).toContain('Turn 7, step 33');
  expect(one).toContain('Ann decided, and the chance of Ben rose from 25 to 75 percent.');
  expect(one).toMatch(
    /As it was played.*Somebody claimed\..*As the bot would have played it.*Somebody passed\. Somebody drew\./,
  );
  expect(two).toContain('Ben decided, and the chance of Ann fell from 50 to 25 percent.');
  expect(two).toMatch(/As it was played.*A step that the log does not describe\..*The same\./);
});

test('of each secret it is said from when on it was likely, and certain', () => {
  const verdict = (likely: number | null, certain: number | null) =>
    cameWords({ likely, certain }, 'Ben', 'Restorationist');
  expect(verdict(null, null)).toBe(
    'Ben, Restorationist: before the end, the bots would not have said so in more than three of four cases.',
  );
  expect(verdict(7, null)).toBe(
    'Ben, Restorationist: from turn 7 on, the bots would have said so in more than three of four cases.',
  );
  expect(verdict(7, 9)).toBe(
    'Ben, Restorationist: from turn 7 on, the bots would have said so in more than three of four cases. From turn 9 on it was certain.',
  );
  expect(verdict(9, 9)).toBe(
    'Ben, Restorationist: certain from turn 9 on. Before that, the bots would not have said so in more than three of four cases.',
  );
  expect(verdict(0, 0)).toBe('Ben, Restorationist: certain from the deal on.');
});
