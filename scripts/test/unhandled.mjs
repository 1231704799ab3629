// A vitest reporter that records errors outside of tests, which the report of the tests does not list.
import { appendFileSync } from 'node:fs';

export default class Unhandled {
  /** Appends each error to the file that GASLAMP_UNHANDLED names. */
  onTestRunEnd(_modules, errors) {
    for (const { stack, message } of errors) appendFileSync(process.env.GASLAMP_UNHANDLED, `${stack ?? message}\n`);
  }
}
