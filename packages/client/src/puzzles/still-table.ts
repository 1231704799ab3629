// The line to a table that is only looked at: what its viewer may know is shown, and nobody is asked.
import type { LocalClient } from '../local/local-client.ts';
import type { Outcome, TableState } from '../net/match-client.ts';
import type { TableClient } from '../table/client.ts';

export class StillTable implements TableClient {
  readonly #state: TableState;
  readonly options: LocalClient['options'];
  constructor(readonly client: LocalClient) {
    this.options = client.options;
    const state = client.get();
    const { question } = state.standing;
    const asked = question && { ...question, options: null, draft: false, subset: false, pass: null };
    this.#state = { ...state, standing: { ...state.standing, question: asked, undoable: 0 } };
    // What has one answer is not given either.
    client.close();
  }
  readonly get = (): TableState => this.#state;
  readonly subscribe = () => () => {};
  close(): void {
    this.client.close();
  }
  async choose(): Promise<Outcome> {
    return { ok: false, reason: 'not-your-decision', why: null, detail: null };
  }
  async undo(): Promise<Outcome> {
    return this.choose();
  }
  async consider() {
    return null;
  }
  async forecast() {
    return null;
  }
  async explain() {
    return null;
  }
  async setOrder(): Promise<void> {}
}
