import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isGlob, matcher, withoutBraces } from '../src/glob.ts';
import { filesOf } from '../src/paths.ts';
import { inFolder } from './scenario-files.ts';

test.each([
  ['card-{a,b}.yaml', ['card-a.yaml', 'card-b.yaml']],
  ['{a,b}/{c,d}', ['a/c', 'a/d', 'b/c', 'b/d']],
  ['x{a,{b,c}y}', ['xa', 'xby', 'xcy']],
  ['x{,y}', ['x', 'xy']],
  ['{a}', ['{a}']],
  ['{a,b', ['{a,b']],
  ['{a}{b,c}', ['{a}b', '{a}c']],
])('%s is the patterns %j', (glob, patterns) => {
  expect(withoutBraces(glob)).toEqual(patterns);
});

test.each([
  ['[ab]*', ['apple', 'b'], ['cherry']],
  ['[!a-c]?', ['dx', '-x'], ['ax', 'd']],
  ['[^a]', ['b'], ['a', '/']],
  ['[]x]', [']', 'x'], ['a']],
  ['[z-a]', [], ['m']],
  ['[ab', ['[ab'], ['a']],
  ['a.b+', ['a.b+'], ['axbb']],
  ['**/b', ['b', 'a/b', 'a/c/b'], ['ab']],
])('%s fits %j and not %j', (glob, fitting, others) => {
  const pattern = matcher(glob.split('/'));
  expect([...fitting, ...others].filter((name) => pattern.test(name))).toEqual(fitting);
});

test('what is no pattern is a file', () => {
  expect(['a.yaml', 'a/b', '*', 'a?', '[a]', '{a,b}'].map(isGlob)).toEqual([false, false, true, true, true, true]);
});

test('files are found as by a shell: each once, none that is hidden, and one whose very name is the pattern', () =>
  inFolder({ 'a1.yaml': '', 'a2.yaml': '', 'b1.yaml': '', '.a3.yaml': '', 'a[1].yaml': '' }, async (folder) => {
    const of = async (glob: string) => (await filesOf(join(folder, glob))).map((file) => file.slice(folder.length + 1));
    expect(await of('{a,b}1.yaml')).toEqual(['a1.yaml', 'b1.yaml']);
    expect(await of('{a*,?1}.yaml')).toEqual(['a1.yaml', 'a2.yaml', 'a[1].yaml', 'b1.yaml']);
    expect(await of('a[!1].yaml')).toEqual(['a2.yaml']);
    expect(await of('*3.yaml').catch(({ message }) => message)).toContain('no scenario file');
    expect(await of('a[1].yaml')).toEqual(['a[1].yaml']);
    await expect(of('{a1,zz}.yaml')).rejects.toThrow(`${folder}/zz.yaml: no such file or folder`);
  }));
