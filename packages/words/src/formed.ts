// Values that are words of a catalogue themselves, such as a bot or a span of time, in the forms that sentences ask for. Their
// message chooses by `form`; a language says there what differs.
import type { Values } from './text.ts';

const FORMS = ['acc', 'dat', 'gen', 'ins', 'loc', 'the', 'The', 'a'];

/** Returns a value and its forms: `bot`, `bot_dat` and so on. */
export const formed = (value: string, say: (form: string) => string): Values =>
  Object.fromEntries([[value, say('')], ...FORMS.map((form) => [`${value}_${form}`, say(form)])]);
