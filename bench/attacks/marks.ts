// Texts whose normalization is expensive: thousands of marks on one letter, which it must reorder.
import { ATTACKER, type Attack, range } from './attack.ts';
import { Caller } from './caller.ts';

/** The first mark decomposes into two. */
const marks = (n: number): string => `a${'\u0344'.repeat(n)}${'\u0316'.repeat(n)}`;

const chat: Attack = {
  name: 'marks-chat',
  async begin(port, tally) {
    const caller = new Caller(port, ATTACKER);
    const { match, spectator } = await caller.create(2);
    const text = JSON.stringify({ t: 'say', id: 'line', words: { kind: 'text', text: marks(3_900) } });
    for (const _ of range(4)) {
      const socket = caller.socket(match, spectator);
      socket.on('open', () =>
        setInterval(() => {
          tally.add('said');
          socket.send(text);
        }, 1000 / 19),
      );
    }
  },
};
const names: Attack = {
  name: 'marks-names',
  async begin(port, tally) {
    const caller = new Caller(port, ATTACKER);
    const body = { invite: 'x'.repeat(20), name: marks(15_500) };
    setInterval(() => void tally.reply(caller.ask('/api/matches/nowhere/sit', body)), 100);
  },
};
export const MARKS = [chat, names] as const;
