// Tells the player that this device is not notified any more: its browser or its push service ended the subscription.
import { addTexts, t } from '@gaslamp/words/text';
import { useEffect } from 'react';
import { endpointNow } from './device.ts';
import { requestSettings } from './request.ts';
import english from './text/en.json' with { type: 'json' };

addTexts('en', english);

interface DroppedProps {
  readonly match: string;
  readonly token: string;
  onNotice(words: string): void;
}

/** Asks the server once whether it still notifies this device, which was switched on before. */
export function Dropped({ match, token, onNotice }: DroppedProps): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    let live = true;
    async function look(): Promise<void> {
      const endpoint = await endpointNow();
      const { push } = await requestSettings(match, { do: 'see', token, ...(endpoint !== null && { endpoint }) });
      if (live && !push) onNotice(t('reach.dropped'));
    }
    look().catch(() => {});
    return () => {
      live = false;
    };
  }, [match, token]);
  return null;
}
