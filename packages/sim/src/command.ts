import { t } from '@gaslamp/words/text';

/** Receives the exit code of a command that has finished: 0, 1 if something that it checked does not hold, 3 if a part was not checked. */
export type Done = (code: number) => void;

/** The examples at the end of a command's help (described.ts). */
export const examples = (...lines: readonly string[]) => {
  const commands = lines.map((line) => `  npm run -s gaslamp -- ${line}`);
  return (): string => `\n${t('commands.heading.examples')}\n${commands.join('\n')}`;
};
