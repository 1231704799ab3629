import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameNamed } from '@gaslamp/games/games';
import { Chain, type Fixed, publishedBy } from '@gaslamp/record/chain';
import type { LogLine } from '@gaslamp/record/log';
import { describe, expect, test } from 'vitest';
import { ARCHIVE } from '../src/saved-names.ts';
import { json, quickly, STACK, scratch } from './cli.ts';

const folder = scratch();
/** The present rules, under which entries are re-run. */
const { rules } = gameNamed('emerald-2e');
const keyed = join(ARCHIVE, `emerald-2e-rules-${rules}-4-players-format-2.jsonl`);
const lines = readFileSync(keyed, 'utf8').trimEnd().split('\n');
const isEntry = (line: string) => 'entry' in (JSON.parse(line) as object);
const entries = lines.filter(isEntry);
const throws = entries.flatMap((line) => (JSON.parse(line) as { entry: { chance: string[] } }).entry.chance);

function file(name: string, text: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${text.join('\n')}\n`);
  return path;
}
const header = (change: object): string[] => lines.with(0, JSON.stringify({ ...JSON.parse(lines[0]!), ...change }));

test('a record with its key: entries, moves, and every throw', async () => {
  const { code, out, err } = await quickly(['verify', keyed]);
  expect(err).toBe('');
  expect(out).toMatch(
    new RegExp(
      `^Verified: ${entries.length} entries, \\d+ moves\\. ${throws.length} draws and rolls follow from the key\\. Patches and rules agree\\.\nThis hash of the key must have been shown before the deal: [0-9a-f]{64}\n$`,
    ),
  );
  expect(code).toBe(0);
});

test('one JSON document lists every draw and roll', async () => {
  const doc = await json('verify', keyed);
  expect(doc).toMatchObject({ ok: true, game: 'emerald-2e', players: 4, notRerun: [], error: null });
  expect((doc.draws as { said: string }[]).map(({ said }) => said)).toEqual(throws);
  expect((doc.draws as { fromKey: string }[]).map(({ fromKey }) => fromKey)).toEqual(throws);
});

test('the page in which a match was taken along is as good as its record', async () => {
  const page = (kept: string) => file('along.html', ['<!doctype html>', `<title>A match</title>${kept}<p>`]);
  const part = (text: string) => `<script type="text/plain" id="kept">${gzipSync(text).toString('base64')}</script>`;
  const info = { id: 'abc', game: 'emerald-2e', options: {}, seats: [{ kind: 'person', name: 'Ann' }], notes: [] };
  const match = { info, pack: null, from: 'https://table.example.org/m/abc', record: readFileSync(keyed, 'utf8') };
  const whole = part(JSON.stringify(match));
  const { out, code } = await quickly(['verify', page(whole)]);
  expect(out).toContain(`Verified: ${entries.length} entries`);
  expect(code).toBe(0);
  for (const [kept, why] of [
    ['', 'a page in which no match was taken along'],
    [whole.replace(/.{4000}(?=<)/, ''), 'the match in this page cannot be read'],
    [part('{"record":'), 'the match in this page cannot be read'],
    [part('null'), 'along.html: found null; allowed: an object with info, from, record'],
    [part(JSON.stringify({ ...match, record: 7 })), 'along.html: "record" is 7; allowed: the record, a text'],
    [part(JSON.stringify({ ...match, info: null })), 'along.html: "info" is null; allowed: an object'],
    [
      part(JSON.stringify({ ...match, info: { ...info, seats: [null] } })),
      '"info": "seats" is [null]; allowed: a list',
    ],
    [
      part(JSON.stringify({ ...match, from: 'javascript:alert(1)' })),
      '"from" is "javascript:alert(1)"; allowed: the address of the table, which begins with http:// or https://',
    ],
    // A few kilobytes that unpack to far more than any match; gigabytes would be just as easy.
    [part(JSON.stringify({ ...match, more: ' '.repeat(70_000_000) })), 'cannot be read'],
  ] as const) {
    const refused = await quickly(['verify', page(kept)]);
    expect(refused.err).toContain(why);
    expect(refused.code).toBe(2);
  }
});

test('a record with closed hands is not verified by any command, and each says so', async () => {
  const closed = file('closed.jsonl', [
    header({ before: null, closed: true, dice: { hash: 'a'.repeat(64), key: null } })[0]!,
    '{"at":1,"note":{"kind":"ended","agreed":[]}}',
    '{"end":{"entries":0,"hash":"","result":null}}',
  ]);
  for (const [code, ...args] of [
    [3, 'verify', closed],
    [2, 'replay', closed],
    [2, 'stats', closed],
    [2, 'play', '--from', closed],
  ] as const)
    expect(await quickly(args)).toMatchObject({
      code,
      err: expect.stringMatching(/^gaslamp: \S+closed\.jsonl:1: not verified: hands closed\n$/),
    });
  const { out } = await quickly(['verify', closed, '--json']);
  expect(JSON.parse(out)).toMatchObject({ ok: false, verified: 0, error: expect.stringContaining('hands closed') });
});

test('a record without a key is checked by patches and rules', async () => {
  const { code, out } = await quickly(['verify', file('keyless.jsonl', header({ dice: undefined }))]);
  // The output must not suggest that the dice were checked.
  expect(out).toMatch(
    /^Not verified: .* The file has no key: \d+ draws and rolls are taken as they are\. Patches and rules agree\.\n$/,
  );
  expect(code).toBe(3);
});

test('a record with a seed is checked by it', async () => {
  await quickly(['simulate', '--players', '2', '--matches', '1', '--seed', '7', '--record', folder]);
  const seeded = join(folder, 'emerald-2e-7.jsonl');
  const { code, out } = await quickly(['verify', seeded]);
  const [, followed, draws] = /^Verified: .* (\d+) of (\d+) draws and rolls follow from the seed\./.exec(out)!;
  expect(followed).toBe(draws);
  expect(code).toBe(0);
  const text = readFileSync(seeded, 'utf8').split('\n');
  const other = file('other-seed.jsonl', text.with(0, text[0]!.replace('"seed":7', '"seed":8')));
  expect(await quickly(['verify', other])).toMatchObject({ code: 1, err: expect.stringContaining('the seed gives') });
});

test('a deal with two identities exchanged is not verified, whichever rules it claims to come from', async () => {
  const { nameOf } = gameNamed('emerald-2e');
  const deal = lines.findIndex(isEntry);
  const line = JSON.parse(lines[deal]!) as { entry: { chance: string[]; patch: { place: number[] } } };
  const { chance, patch } = line.entry;
  const [one, other] = chance.filter((said) => said.startsWith('IDENTITY_')) as [string, string];
  const exchanged = (said: string) => (said === one ? other : said === other ? one : said);
  const { place } = patch;
  const item = (name: string) => place.findIndex((i, n) => n % 2 === 1 && nameOf(i) === name);
  const swapped = place.with(item(one) + 1, place[item(other) + 1]!).with(item(other) + 1, place[item(one) + 1]!);
  expect(swapped).not.toEqual(place);
  const entry = { ...line.entry, chance: chance.map(exchanged), patch: { ...patch, place: swapped } };
  const forged = lines.with(deal, JSON.stringify({ ...line, entry }));
  expect(await quickly(['verify', file('forged.jsonl', forged)])).toMatchObject({
    code: 1,
    err: expect.stringContaining('the dice key gives'),
  });
  const older = (text: string) => text.replaceAll(`"rules":${rules}`, `"rules":${rules - 1}`);
  const relabelled = forged.with(0, older(forged[0]!)).with(deal, older(forged[deal]!));
  const { err } = await quickly(['verify', file('relabelled.jsonl', relabelled)]);
  const end = JSON.parse(relabelled.at(-1)!) as { end: object };
  const hash = /comes to "(\w+)"/.exec(err)![1]!;
  const whole = relabelled.with(-1, JSON.stringify({ end: { ...end.end, hash } }));
  const { code, out } = await quickly(['verify', file('relabelled.jsonl', whole)]);
  expect(out).toMatch(/^Not verified: /);
  expect(out).toContain('Entry 0 could not be run again');
  expect(code).toBe(3);
});

describe('with a receipt', () => {
  const match = 'abc';
  const named = header({ match });
  const chain = new Chain(JSON.parse(lines[0]!).dice.key as string, { ...JSON.parse(named[0]!), from: null } as Fixed);
  const receipts = named.slice(1, -1).flatMap((line) => {
    const commitment = chain.add(JSON.parse(line) as LogLine);
    const move = publishedBy(JSON.parse(line) as LogLine);
    return move === null ? [] : [{ match, move, era: 0, commitment, signature: 'a'.repeat(64) }];
  });
  const receipt = (change: object = {}) => file('receipt.json', [JSON.stringify({ ...receipts.at(-1)!, ...change })]);
  test('of the same log: it is said to fit', async () => {
    const { code, out } = await quickly(['verify', file('named.jsonl', named), '--receipt', receipt()]);
    expect(out).toContain(`the log up to move ${receipts.at(-1)!.move} has not been changed`);
    expect(code).toBe(0);
  });
  test('of another pack: unchanged is not verified', async () => {
    const record = file('named.jsonl', header({ match, pack: '00000000' }));
    expect((await quickly(['verify', record, '--receipt', receipt()])).code).toBe(1);
  });
  test('of another log it is false, and one that is none is refused', async () => {
    const record = file('named.jsonl', named);
    const other = await quickly(['verify', record, '--receipt', receipt({ commitment: 'b'.repeat(64) })]);
    expect(other.err).toContain('is not the one for which the receipt of that move was given');
    expect(other.code).toBe(1);
    for (const [change, said] of [
      [{ match: 'xyz' }, 'the receipt is of match xyz'],
      [{ commitment: 'b' }, 'this is no receipt'],
    ] as const)
      expect(await quickly(['verify', record, '--receipt', receipt(change)])).toMatchObject({
        code: 2,
        err: expect.stringContaining(said),
      });
  });
});

describe('what could not be run again is said', () => {
  test('by version 99 of the rules', async () => {
    const before = { ...(JSON.parse(lines[0]!) as { before: object }).before, rules: 99 };
    const later = header({ rules: 99, before })
      .slice(0, -1)
      .map((line, i) => (i > 0 && isEntry(line) ? line.replace(`"rules":${rules}`, '"rules":99') : line));
    const { code, out, err } = await quickly(['verify', file('later.jsonl', [...later, lines.at(-1)!])]);
    // The state's first version is part of its hash.
    expect(err).toContain('the last line says "hash"');
    expect(out).toBe('');
    expect(code).toBe(1);
    const hash = /comes to "(\w+)"/.exec(err)![1]!;
    const end = JSON.parse(lines.at(-1)!) as { end: object };
    const whole = file('later.jsonl', [...later, JSON.stringify({ end: { ...end.end, hash } })]);
    const again = await quickly(['verify', whole]);
    expect(again.out).toContain(`Not verified: ${entries.length} entries`);
    expect(again.out).toContain(`0 of ${throws.length} draws and rolls follow from the key`);
    expect(again.out).toContain(
      `Entries 0 to ${entries.length - 1} could not be run again: version 99 of the rules gave them, and this is version ${rules}.`,
    );
    expect(again.out).toContain('The result was not checked');
    expect(again.code).toBe(3);
    expect((await quickly(['replay', whole])).out).toContain('could not be run again: version 99');
    expect(await json('verify', whole)).toMatchObject({
      ok: true,
      finding: 'notVerified',
      reasons: ['rules'],
      notRerun: [{ from: 0, to: entries.length - 1, why: 'rules', rules: 99 }],
    });
  });

  test('with a data pack that is not at hand', async () => {
    const path = file('pack.jsonl', header({ pack: '00000000' }));
    const { code, out } = await quickly(['verify', path]);
    expect(out).toContain('Not verified:');
    expect(out).toContain(
      `Entries 0 to ${entries.length - 1} could not be run again: the match was played with another data pack.`,
    );
    expect(code).toBe(3);
  });
});

describe('what does not hold is named with its reason', () => {
  const breaks = async (path: string, ...says: string[]) => {
    const { code, out, err } = await quickly(['verify', path]);
    for (const words of says) expect(err).toContain(words);
    expect(err).not.toMatch(STACK);
    expect(out).toBe('');
    expect(code).toBe(1);
  };
  test('a key that is not the one whose hash was shown', async () => {
    const path = file('key.jsonl', header({ dice: { hash: 'ab'.repeat(32), key: 'another' } }));
    await breaks(path, `${path}:1: the hash of the dice key is`, 'ab'.repeat(32));
  });
  test('dice of another key', async () => {
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update('another').digest('hex');
    const path = file('dice.jsonl', header({ dice: { hash, key: 'another' } }));
    await breaks(path, `${path}:${lines.findIndex(isEntry) + 1}: outcome`, 'the dice key gives');
  });
  test('a pack that is not the named one', async () => {
    const pack = join(folder, 'correction.json');
    writeFileSync(pack, '{ "game": "emerald-2e", "corrects": 1, "cards": { "ZOMBIES": { "claim": 1 } } }');
    const { code, err } = await quickly(['verify', keyed, '--pack', pack]);
    expect(err).toContain('Name the right file by --pack');
    expect(code).toBe(2);
  });
  test('with --json that is one document too', async () => {
    const path = file('short.jsonl', lines.slice(0, 30));
    const { code, out } = await quickly(['verify', path, '--json']);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      error: expect.stringContaining(`${path}:31: the file ends here`),
    });
    expect(code).toBe(1);
  });
});

describe('replay tells what happened at the table in its place', () => {
  const first = 'Ann takes the seat of Monday.';
  const left = 'Ben leaves the seat of Tuesday to the earlier bot.';
  test('in words', async () => {
    const { out } = await quickly(['replay', keyed]);
    const output = out.split('\n');
    expect(output[0]).toBe(first);
    expect(output.indexOf(left)).toBeGreaterThan(output.findIndex((line) => line.includes('The cards are dealt')));
    const noted = output.filter((line) => /\bseat\b|^Ben has been away/.test(line));
    expect(noted).toHaveLength(lines.length - 2 - entries.length);
    expect(out).toContain('The seat of Monday is no longer open.');
  });
  test('step by step, before the entry that followed', async () => {
    const output = (await quickly(['replay', keyed, '--steps'])).out.split('\n');
    const place = lines.findIndex((line) => line.includes('"why":"left"'));
    const next = lines.slice(1, place).filter(isEntry).length;
    expect(output[output.indexOf(left) + 1]).toMatch(new RegExp(`^${next}\\. `));
  });
  test('in JSON', async () => {
    const { notes } = (await json('replay', keyed)) as { notes: { told: string; beforeEntry: number; at: string }[] };
    expect(notes).toHaveLength(lines.length - 2 - entries.length);
    expect(notes[0]).toMatchObject({ told: first, beforeEntry: 0, at: '2024-01-06T20:00:00.000Z' });
  });
  test('though somebody wrote very many lines of it', async () => {
    const by = { kind: 'person', number: 1, name: 'Ann' };
    const notes = new Array(150_000).fill(JSON.stringify({ at: 1, note: { kind: 'objected', seat: null, by } }));
    const many = file('many.jsonl', [lines[0]!, ...notes, ...lines.slice(1)]);
    for (const choice of [[], ['--steps']]) {
      const { code, out, err } = await quickly(['replay', many, ...choice]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out.match(/^Ann objects\. The match goes on\.$/gm)).toHaveLength(notes.length);
    }
  });
  test('an end by agreement', async () => {
    const [head, ...log] = lines;
    const cut = log.slice(0, 60);
    const ended = { at: 1, note: { kind: 'ended', agreed: [{ kind: 'person', number: 1, name: 'A\u001b[2Jnn' }] } };
    const end = { entries: cut.filter(isEntry).length, hash: '', result: null };
    const text = (hash: string) => [head!, ...cut, JSON.stringify(ended), JSON.stringify({ end: { ...end, hash } })];
    const { err } = await quickly(['replay', file('ended.jsonl', text('?'))]);
    const { out } = await quickly(['replay', file('ended.jsonl', text(/comes to "(\w+)"/.exec(err)![1]!))]);
    expect(out).toContain('The match has ended without a result. A□[2Jnn agreed to this.');
    expect(out).toContain('Patches and rules agree. The match was ended by agreement, without a result.');
  });
});
