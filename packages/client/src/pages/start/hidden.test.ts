import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forget, knownMatch, remember } from '../../settings.ts';
import { hiddenMatches, hide } from './hidden.ts';
import { sweep } from './sweep.ts';

const TOKEN = 'a'.repeat(25);
const store: Record<string, string> = {};
const methods = {
  getItem: (key: string) => store[key] ?? null,
  setItem: (key: string, value: string) => void Object.assign(store, { [key]: value }),
  removeItem: (key: string) => void delete store[key],
};
for (const [name, value] of Object.entries(methods)) Object.defineProperty(store, name, { value, enumerable: false });
vi.stubGlobal('localStorage', store);
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  for (const key of Object.keys(store)) delete store[key];
});

test('a hidden match keeps its seat, and the list of hidden ones is no longer than that of the known ones', () => {
  for (const match of ['m', 'n']) remember(match, 'emerald-2e', { seats: [{ seat: 0, token: TOKEN }] });
  hide('m', true);
  hide('m', true);
  expect(hide('n', true)).toEqual(['m', 'n']);
  expect(knownMatch('m')?.seats).toEqual([{ seat: 0, token: TOKEN }]);
  forget('m');
  expect(hide('n', false)).toEqual([]);
  for (const odd of ['{', '7', '[null, 3, {}]']) {
    store['gaslamp.hidden'] = odd;
    expect(hiddenMatches()).toEqual([]);
  }
});

test('evidence goes with its match, but not that of a seat that is being taken', () => {
  const evidence = (match: string, token: string) => `gaslamp.evidence.${match}.${token}`;
  remember('m', 'emerald-2e', { seats: [{ seat: 0, token: TOKEN }] });
  store['gaslamp.sitting'] = JSON.stringify([{ invite: 'i', name: 'Ben', token: 'wanted' }]);
  const stays = [evidence('m', TOKEN), evidence('gone', 'wanted'), 'gaslamp.begun.emerald-2e', 'other'];
  for (const key of [...stays, evidence('gone', TOKEN)]) store[key] = '{}';
  sweep();
  expect(Object.keys(store).filter((key) => store[key] === '{}')).toEqual(stays);
});
