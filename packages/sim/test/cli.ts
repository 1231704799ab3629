// Runs the command line as a person does, in a separate process with pipes.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { addTexts } from '@gaslamp/words/text';
import { afterAll, vi } from 'vitest';
import first from '../src/emerald-1e/text/en.json' with { type: 'json' };
import second from '../src/emerald-2e/text/en.json' with { type: 'json' };
import { main } from '../src/main.ts';
import nanty from '../src/nanty-narking/text/en.json' with { type: 'json' };

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a program of the repository; `input` is its standard input. */
export function program(script: string, args: readonly string[], input = ''): Promise<Ran> {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, env: { ...process.env, CI: '' } });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  // The program may exit before it has read all its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

export const gaslamp = (args: readonly string[], input?: string): Promise<Ran> =>
  program('scripts/gaslamp.mjs', args, input);

/** Runs the command line in this process, which is faster, and without colours, as in CI. */
export async function quickly(args: readonly string[], input = ''): Promise<Ran> {
  // Tests of other packages in this process may have loaded the page's sentences over those of the terminal.
  for (const terminal of [first, second, nanty]) addTexts('en', terminal);
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin);
  const output = { out: '', err: '' };
  const spies = (['out', 'err'] as const).map((name) =>
    vi.spyOn(process[`std${name}`], 'write').mockImplementation((text) => {
      output[name] += text;
      return true;
    }),
  );
  try {
    const code = await main(args);
    return { code, out: stripVTControlCharacters(output.out), err: stripVTControlCharacters(output.err) };
  } finally {
    for (const spy of [...spies, stdin]) spy.mockRestore();
  }
}

/** Returns the document that a command prints with `--json`. */
export async function json(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { out } = await quickly([...args, '--json']);
  return JSON.parse(out) as Record<string, unknown>;
}

/** Creates a folder for this test file that is removed afterwards. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gaslamp-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A line of a stack trace. */
export const STACK = /^\s+at .+:\d+:\d+/m;
