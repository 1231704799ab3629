// Help on the commands available during play.
import { columns } from './print.ts';
import { say } from './say.ts';

const TOOLS = ['undo', 'why', 'board', 'hand', 'known', 'goals', 'costs', 'card', 'rule', 'log', 'leave'] as const;

export const helpLines = (): string[] => [
  say('help.lead'),
  ...columns(TOOLS.map((tool) => ['', say(`help.${tool}.type`), say(`help.${tool}.does`)])),
];
