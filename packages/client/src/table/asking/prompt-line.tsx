import { t } from '@gaslamp/words/text';
import { createContext, type ReactNode, useContext } from 'react';
import { Rich } from '../things/rich.tsx';

/** Opens the explanation of the question. */
export const HereContext = createContext<(() => void) | null>(null);

export interface PromptLineProps {
  readonly sentence: string;
  /** The sentence as plain text. */
  readonly spoken: string;
  /** True if the viewer is asked. */
  readonly asking: boolean;
  readonly children?: ReactNode;
}

/** The question, with a lamp if the viewer is asked. */
export function PromptLine({ sentence, spoken, asking, children }: PromptLineProps) {
  const here = useContext(HereContext);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question is no fieldset
    <div className="prompt" id="prompt" role="group" tabIndex={-1} aria-label={spoken}>
      {asking ? <span className="prompt-lamp" aria-hidden="true" /> : null}
      <p className="prompt-words">
        <Rich text={sentence} terms />
      </p>
      {asking && here ? (
        <button type="button" className="prompt-here" aria-label={t('table.hereButton')} onClick={here}>
          ?
        </button>
      ) : null}
      {children}
    </div>
  );
}
