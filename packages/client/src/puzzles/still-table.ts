// Client of a read-only table: it shows the view of its viewer and asks no questions.
import type { LocalClient } from '../local/local-client.ts';
import type { Outcome, TableState } from '../net/match-client.ts';
import type { TableClient } from '../table/asking/client.ts';

/** Returns the state without a question to answer. */
export function atRest(state: TableState): TableState {
  const { question } = state.standing;
  const asked = question && { ...question, options: null, draft: false, subset: false, pass: null };
  return { ...state, standing: { ...state.standing, question: asked, undoable: 0 } };
}

export class StillTable implements TableClient {
  readonly #state: TableState;
  readonly options: LocalClient['options'];
  constructor(readonly client: LocalClient) {
    this.options = client.options;
    this.#state = atRest(client.get());
    // Stops automatic answers.
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
