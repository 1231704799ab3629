// Sentences about events and questions in played matches; each must be true under the rules.
import { at } from '@gaslamp/kernel/lists';
import { isRefusal, Match } from '@gaslamp/kernel/match';
import { rowFor, standingFor, viewFor } from '@gaslamp/kernel/projection';
import { EVENTS } from '@gaslamp/nanty-narking/box/ids';
import { builtIn, type Pack, readPack } from '@gaslamp/nanty-narking/box/pack';
import { nantyNarking } from '@gaslamp/nanty-narking/game';
import type { PlayerSpec, PositionSpec } from '@gaslamp/nanty-narking/stage/position';
import { faceOf, tableAt } from '@gaslamp/nanty-narking/stage/story';
import { describe, expect, test } from 'vitest';
import { addTexts, t } from '../text.ts';
import { modelOf, words } from './model.ts';
import { eventText } from './options.ts';
import { abilityShort, abilityWords, promptFor } from './prompt.ts';
import { rowOf } from './sentences.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

const NAMES = ['ann', 'ben', 'cat'];
const BARE: PlayerSpec = { hand: [], agents: {}, buildings: [], money: 10 };
type Options = Readonly<Record<string, unknown>>;

/** Starts a match from a stated position, Ann to move; the board and the hands contain only what is named. */
function begun(spec: PositionSpec, { options = {}, pack = builtIn }: { options?: Options; pack?: Pack } = {}) {
  const game = nantyNarking(pack);
  const players = Object.fromEntries(NAMES.map((name) => [name, { ...BARE, ...spec.players?.[name] }]));
  const { table, dice } = tableAt(game, NAMES, { active: 'ann', trouble: [], events: [], ...spec, players }, options);
  const match = Match.restore(game, table.s, [], dice);
  const model = (you: number) => {
    const { s, hidden } = viewFor(match, you);
    return modelOf({ s, data: game.data, you, names: NAMES, hidden });
  };
  const log: string[] = [];
  const story = {
    /** Sets the next rolls. */
    rolls(...faces: readonly (string | number)[]) {
      for (const word of faces) dice.faces.push(faceOf(word, { s: match.s, data: game.data })!);
      return story;
    },
    /** Plays answers, one per line; each must come from the asked player. */
    play(...lines: readonly string[]) {
      for (const line of lines) {
        const [name = '', text = ''] = line.split(': ');
        const done = match.choose(NAMES.indexOf(name), [text], match.at);
        if (isRefusal(done)) throw new Error(`${line}: ${JSON.stringify(done)}`);
        if (done.row === null) continue;
        for (const entry of rowOf(model(2), rowFor(done.row, 2))) log.push(words(model(2), entry.text));
      }
      return story;
    },
    /** The table's log line for the last step. */
    get last(): string {
      return at(log, log.length - 1);
    },
    get log(): string {
      return log.join('\n');
    },
    /** The prompt of the asked player. */
    get asked(): string {
      const { player } = match.decision!;
      const m = model(player);
      return words(m, promptFor(m, standingFor(match, player).question));
    },
  };
  return story;
}
/** A pack with corrections as written by a host. */
const corrected = (corrections: object): Pack =>
  readPack({ game: 'nanty-narking', corrects: 1, ...corrections }, 'corrections');

describe('R11.2 what Holborn has spared was there', () => {
  const there: PositionSpec = {
    players: { ann: { hand: ['G15'] }, ben: { agents: ['CITY'], buildings: ['HOLBORN'] } },
  };
  test('R11.3 Zeppelin Crash', () => {
    const t = begun({ ...there, events: ['ZEPPELIN_CRASH'] })
      .rolls('CITY')
      .play('ann: play G15', 'ann: event');
    t.play('ben: ability HOLBORN');
    expect(t.last).toContain('Holborn spares an agent in City.');
    expect(t.log).not.toContain('There is nothing there');
    const empty = begun({ ...there, events: ['ZEPPELIN_CRASH'] })
      .rolls('STRAND')
      .play('ann: play G15', 'ann: event');
    expect(empty.last).toContain(': Strand. There is nothing there.');
  });
  test('R11.9 Mysterious Murders', () => {
    const t = begun({ ...there, events: ['MYSTERIOUS_MURDERS'] }).rolls('CITY', 'STRAND', 'STRAND');
    t.play('ann: play G15', 'ann: event', 'ben: ability HOLBORN');
    expect(t.log.match(/There is nobody there/g), 'Ben and Cat roll an empty area').toHaveLength(2);
    expect(t.log).not.toMatch(/in City\. Nobody is there/);
  });
});

describe('R10.2 what is about to happen is told with its cause', () => {
  test('R10.5, R10.6 an event does it, and not the player who drew it', () => {
    const agents = ['CITY'];
    const t = begun({
      players: { ann: { hand: ['G15', 'R12'], agents }, ben: { hand: ['G42'], agents } },
      events: ['ZEPPELIN_CRASH'],
    });
    t.rolls('CITY').play('ann: play G15', 'ann: event');
    expect(t.asked).toBe('The event is about to remove your agent in City. Do you let it happen?');
    t.play('ann: pass');
    expect(t.asked).toBe('The event is about to remove your agent in City. Do you let it happen?');
  });
  test('R10.8a one’s own card does it', () => {
    const t = begun({ players: { ann: { hand: ['G25', 'R12'], agents: ['CITY', 'STRAND'] } } }).rolls(1);
    t.play('ann: play G25', 'ann: text', 'ann: pawn GREEN CITY');
    expect(t.asked).toBe('Your own card is about to remove your agent in City. Do you let it happen?');
  });
  test('R9.44, R10.6 the card does it, though the paid player has chosen the pawn', () => {
    const t = begun({
      players: { ann: { hand: ['R41'] }, ben: {}, cat: { hand: ['G10'], agents: ['CITY'] } },
      trouble: ['CITY'],
    });
    t.play('ann: play R41', 'ann: text', 'ann: player YELLOW', 'ben: pawn PURPLE CITY');
    expect(t.last).toBe('ann’s card is about to remove cat’s agent in City.');
    expect(t.asked).toBe('ann’s card is about to remove your agent in City. Do you let it happen?');
    t.play('cat: pass');
    expect(t.last).toContain('agents is removed from City');
  });
  test('R9.4 a sale is announced as one, and of whoever has nothing nothing else is said', () => {
    const sold = (money: number) =>
      begun({ players: { ann: { hand: ['G07', 'G33'] }, ben: { hand: ['G10'], money } } }).play(
        'ann: play G07',
        'ann: text',
        'ann: player YELLOW',
      );
    expect(sold(5).last).toBe('ann is about to sell ben a card for £2.');
    expect(sold(5).asked).toBe('ann is about to sell you a card for £2. Do you let it happen?');
    // No field distinguishes a sale for nothing from a look at the hand.
    expect(sold(0).last).toBe('ann’s card is about to affect ben’s hand.');
    expect(sold(0).asked).toBe('ann is about to sell you a card for £0. Do you let it happen?');
  });
  test.each([
    ['R9.21 a swap', 'R47', ['G10'], 'swap hands with you'],
    ['R9.20 a look', 'R44', ['G10'], 'look at your hand and discard one of your cards'],
    ['R9.19 what is taken', 'R11', ['G10', 'G34'], 'take 2 random cards from you and keep one'],
    ['R9.19 what is taken of an only card', 'R11', ['G10'], 'take your only card'],
  ])('%s of a hand is named', (_, card, hand, harm) => {
    const t = begun({ players: { ann: { hand: [card, 'G33'] }, ben: { hand } } }).play(`ann: play ${card}`);
    if (card === 'R47') t.play('ann: event');
    t.play('ann: text', 'ann: player YELLOW');
    expect(t.asked).toBe(`ann is about to ${harm}. Do you let it happen?`);
  });
  test('R9.2 whoever gives two cards knows it before the first', () => {
    const given = (...hand: string[]) =>
      begun({ players: { ann: { hand: ['G03', 'G33'] }, ben: { hand } } }).play(
        'ann: play G03',
        'ann: text',
        'ann: player YELLOW',
      );
    expect(given('G21', 'G22', 'G23').asked).toBe('Which card do you give ann first? You give 2 cards.');
    expect(given('G21').asked).toBe('Which card do you give ann?');
  });
});

describe('R10.5 what Mr. Goodyear stops', () => {
  const burdened = (card: string, ben: PlayerSpec = {}) =>
    begun({ players: { ann: { hand: [card] }, ben: { hand: ['G10'], ...ben } } }).play(
      `ann: play ${card}`,
      'ann: text',
      'ann: player YELLOW',
      'ben: use G10',
    );
  test('R9.7 a burden, R9.36 the loss of a building: not money alone', () => {
    const stopped = 'ben answers with Mr. Goodyear: the text has no effect on ben.';
    expect(burdened('G11').last).toContain(stopped);
    expect(burdened('G39', { buildings: ['CITY'] }).last).toContain(stopped);
    expect(burdened('G21').last, 'R9.6').toContain(stopped);
  });
});

describe('R12.3, R17.7 a match that ends with the draw pile', () => {
  const { over, event } = english.nanty;
  test('is not said to have ended with a refill, nor without Holmes, nor with an empty pile', () => {
    for (const sentence of [over.holmes, over.exhausted, event.ended]) {
      expect(sentence).not.toMatch(/refill|nobody was|pile is empty/);
      expect(sentence).toContain('pile');
    }
  });
  test('R17.7 it was a text that drew', () => {
    const t = begun({ players: { ann: { hand: ['G29'] } }, drawPile: ['G23'] }, { options: { shortDrawEnds: 1 } });
    expect(t.play('ann: play G29', 'ann: text').log).toMatch(/The match is over: the draw pile is too short/);
  });
  test('R7.10 Holmes of the house may have been there and not have won', () => {
    expect(over.exhausted).toBe('The draw pile was too short, and nobody wins as Sherlock Holmes: points decide.');
  });
});

describe('in a corrected pack prices are told as they are taken', () => {
  const spared = builtIn.events.filter((one) => one.spared).map(({ id }) => [id, { sparePrice: 6 }]);
  const pack = corrected({
    areas: { CHELSEA: { params: { pay: 5 } }, STRAND: { params: { pay: 4 } } },
    events: {
      ...Object.fromEntries(spared),
      FOG: { params: { cards: 7 } },
      RIOTS: { params: { threshold: 6 } },
      SUBSIDENCE: { params: { perBuilding: 4 } },
    },
    cards: { R50: { params: { max: 5 } } },
  });
  const spec: PositionSpec = {
    players: {
      ann: { hand: ['G15', 'G33'], buildings: ['CHELSEA', 'STRAND'], money: 20 },
      ben: { agents: { CITY: 2 }, buildings: ['HOLBORN'], money: 20 },
    },
    trouble: ['CITY'],
    events: ['ZEPPELIN_CRASH'],
  };
  test('R5.9a, R5.9c an agent, the end of a trouble', () => {
    const t = begun(spec, { pack }).play('ann: ability CHELSEA');
    expect(t.asked).toBe('Chelsea: where do you place the agent, for £5?');
    expect(begun(spec, { pack }).play('ann: ability STRAND').asked).toBe(
      'Strand: which trouble marker do you remove, for £4?',
    );
    expect(begun(spec).play('ann: ability CHELSEA').asked).toBe('Chelsea: where do you place the agent, for £3?');
  });
  test('R11.2 what Holborn spares, on its card and when it is asked', () => {
    const t = begun(spec, { pack }).rolls('CITY').play('ann: play G15', 'ann: event', 'ben: ability HOLBORN');
    expect(t.asked).toBe('Zeppelin Crash: what does Holborn spare, for £6 each?');
    const area = builtIn.areas.findIndex(({ id }) => id === 'HOLBORN');
    const of = (pack: Pack) => ({ data: nantyNarking(pack).data });
    expect(abilityWords(of(pack), area)).toContain('pay £6 for each piece');
    expect(abilityShort(of(builtIn), area)).toBe('pay £3, spare a piece');
    const dear = corrected({ events: { FLOOD: { sparePrice: 8 } } });
    expect(abilityWords(of(dear), area)).toContain('pay £3 to £8, depending on the event, for each piece');
    expect(abilityShort(of(dear), area)).toBe('pay £3 to £8, spare a piece');
  });
  test('R9.16 how many cards may be discarded', () => {
    const t = (of: Pack) =>
      begun({ players: { ann: { hand: ['R50', 'G33'] } } }, { pack: of }).play('ann: play R50', 'ann: text').asked;
    expect(t(pack)).toBe('Which cards do you discard before you refill (up to 5)?');
    expect(t(builtIn)).toBe('Which cards do you discard before you refill (up to 3)?');
  });
  test('R13.3 what a loan costs that cannot be repaid', () => {
    const loans = (unpaid: number, penalty: number) => t('nanty.finale.loans', { repaid: 0, unpaid, penalty }).trim();
    expect(loans(1, 9)).toBe('One loan cannot be repaid: 9 points are lost.');
    expect(loans(2, 15)).toBe('2 loans cannot be repaid: 15 points are lost for each.');
  });
  test('R11.6, R11.7, R11.10, R11.12, R11.13 what events say', () => {
    const says = (id: (typeof EVENTS)[number], of: Pack) =>
      eventText({ data: nantyNarking(of).data }, EVENTS.indexOf(id));
    expect(says('FOG', pack)).toBe('The top 7 cards of the draw pile are discarded.');
    expect(says('FOG', builtIn)).toBe('The top 5 cards of the draw pile are discarded.');
    expect(says('RIOTS', pack)).toContain('With 6 or more trouble markers');
    expect(says('SUBSIDENCE', pack)).toContain('All players pay £4 for each');
    expect(says('MARTIAL_LAW', builtIn)).toMatch(/^4 rolls: each brings a grenadier and trouble\./);
    expect(says('NEW_CITIZENS', builtIn)).toBe('3 rolls: each brings a New Citizen.');
  });
});
