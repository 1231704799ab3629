import './sure.css';
import { t } from '@gaslamp/words/text';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** Asks for confirmation. The harmless answer has the focus, and Escape gives it. */
export function Sure({ words, onYes, onNo }: { words: string; onYes: () => void; onNo: () => void }) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Answers the question without closing a surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    onNo();
  };
  return (
    <fieldset className="sure" onKeyDown={onKey}>
      <legend>{words}</legend>
      <button type="button" className="button" onClick={onYes}>
        {t('match.yes')}
      </button>
      <button ref={no} type="button" className="button button-strong" onClick={onNo}>
        {t('match.no')}
      </button>
    </fieldset>
  );
}

interface AskFirstProps {
  readonly words: string;
  readonly className?: string;
  /** Name of the button for screen readers, if its content is not enough. */
  readonly label?: string | undefined;
  readonly disabled?: boolean;
  /** Content of the button. */
  readonly children: ReactNode;
  onYes(): void;
}

/** A button that asks for confirmation. After a no, it gets the focus back. */
export function AskFirst({ words, className = '', label, disabled = false, children, onYes }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const refused = useRef(false);
  useEffect(() => {
    if (asking || !refused.current) return;
    refused.current = false;
    button.current?.focus();
  }, [asking]);
  const answer = (yes: boolean) => () => {
    refused.current = !yes;
    setAsking(false);
    if (yes) onYes();
  };
  if (asking) return <Sure words={words} onYes={answer(true)} onNo={answer(false)} />;
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      className={`button ${className}`}
      disabled={disabled}
      onClick={() => setAsking(true)}
    >
      {children}
    </button>
  );
}
