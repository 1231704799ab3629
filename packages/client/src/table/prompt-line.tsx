import type { ReactNode } from 'react';
import { Rich } from './rich.tsx';

export interface PromptLineProps {
  readonly sentence: string;
  /** The same as plain words. */
  readonly spoken: string;
  /** The viewer is asked. */
  readonly asking: boolean;
  readonly children?: ReactNode;
}

/** What is asked, with a lamp where it is the viewer who is asked. */
export function PromptLine({ sentence, spoken, asking, children }: PromptLineProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question is no fieldset
    <div className="prompt" id="prompt" role="group" tabIndex={-1} aria-label={spoken}>
      {asking ? <span className="prompt-lamp" aria-hidden="true" /> : null}
      <p className="prompt-words">
        <Rich text={sentence} />
      </p>
      {children}
    </div>
  );
}
