import { createInterface, type Interface } from 'node:readline';

/** Reads lines from standard input on demand, from a terminal or a pipe. */
export class Lines {
  readonly #reader: Interface;
  readonly #waiting: string[] = [];
  #take: ((line: string | null) => void) | null = null;
  #over = false;

  constructor() {
    this.#reader = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
    this.#reader.on('line', (line) => {
      if (this.#take === null) this.#waiting.push(line);
      else this.#give(line);
    });
    this.#reader.on('close', () => {
      this.#over = true;
      this.#give(null);
    });
    this.#reader.on('SIGINT', () => this.#reader.close());
  }

  /** Returns the next line, or null at the end. A line from a pipe is echoed as if it had been typed. */
  async next(prompt: string): Promise<string | null> {
    const typed = process.stdin.isTTY === true;
    if (typed) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    const line =
      this.#waiting.shift() ?? (this.#over ? null : await new Promise<string | null>((take) => (this.#take = take)));
    if (!typed && line !== null) process.stdout.write(`${prompt}${line}\n`);
    return line;
  }
  close(): void {
    this.#reader.close();
  }
  #give(line: string | null): void {
    const take = this.#take;
    this.#take = null;
    take?.(line);
  }
}
