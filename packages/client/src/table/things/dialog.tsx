import { t } from '@gaslamp/words/text';
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { quiet } from './quiet.ts';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly className?: string;
  /** Rectangle beside which it opens on wide screens instead of in the middle, or over the question if there is room. */
  readonly beside?: DOMRect | null;
}

/** Time in which a press may still be meant for the element below, in ms. */
const OPENS = 300;

/** A native dialog: the browser keeps the focus in it and closes it on Escape. */
export function Dialog({ title, children, onClose, className = '', beside = null }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const node = dialog.current!;
    if (node.open) return;
    opener.current = document.activeElement;
    node.showModal();
    // Focuses the first action instead of the close button.
    node.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  useEffect(
    () => () => {
      // The dialog is removed, not closed, so the browser does not restore the focus.
      const { current: from } = opener;
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    },
    [],
  );
  useLayoutEffect(() => {
    if (beside === null) return;
    const node = dialog.current!;
    quiet('.table-dialog', OPENS);
    stand(node, beside);
    // The dialog grows when reasons arrive.
    const watch = new ResizeObserver(() => stand(node, beside));
    watch.observe(node);
    return () => watch.disconnect();
  }, [beside]);
  // A click outside the box hits the dialog element itself, since the content fills its box.
  const outside = (event: SyntheticEvent) => event.target === dialog.current && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself
    <dialog
      ref={dialog}
      className={`table-dialog ${className}`}
      aria-label={title}
      onClose={onClose}
      onClick={outside}
      data-beside={beside !== null || undefined}
    >
      <div className="table-dialog-box">
        <div className="dialog-head">
          <h2>{title}</h2>
          <button type="button" className="icon-button" aria-label={t('table.close')} onClick={onClose}>
            <PageSymbol name="close" size={16} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Places the box beside its subject, inside the window; in narrow windows, over the question and the hand. */
function stand(node: HTMLElement, beside: DOMRect): void {
  const { width, height } = node.getBoundingClientRect();
  if (matchMedia('(width < 43.75em)').matches) {
    const { top } = document.querySelector('.bottom')!.getBoundingClientRect();
    node.style.marginBottom = top < height ? '' : `${innerHeight - top}px`;
    return;
  }
  const right = beside.right + 8 + width < innerWidth;
  const left = right ? beside.right + 8 : Math.max(8, beside.left - width - 8);
  node.style.left = `${left}px`;
  node.style.top = `${Math.min(Math.max(8, beside.top), Math.max(8, innerHeight - height - 8))}px`;
}
