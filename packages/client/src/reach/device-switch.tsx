import type { NotificationSettings } from '@gaslamp/protocol/notifications';
import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { keep } from '../kept.ts';
import { able, endpointNow, subscribe } from './device.ts';
import type { Wish } from './reach.tsx';

interface SwitchProps {
  readonly match: string;
  readonly state: NotificationSettings;
  /** The link that takes the seat along to the home screen. */
  readonly link: string;
  readonly onWish: Wish;
}
type Trouble = 'unasked' | 'failed';

/** Switches notifications on this device on or off, or explains why that is impossible. */
export function DeviceSwitch({ match, state, link, onWish }: SwitchProps) {
  /** The wanted state while the change is under way; the switch keeps the focus meanwhile. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const can = able();
  if (can === 'home') return <HomeScreen link={link} />;
  if (can !== 'able') return <p>{t(`reach.${can}`)}</p>;
  async function change(wish: boolean): Promise<Trouble | null> {
    if (!wish) {
      const endpoint = await endpointNow();
      if (endpoint !== null) await onWish({ do: 'push-off', endpoint });
      keep(`told-here.${match}`, '');
      return null;
    }
    try {
      const device = await subscribe(state.key);
      if (device === null) return 'unasked';
      await onWish({ do: 'push', ...device });
      keep(`told-here.${match}`, 'yes');
      return null;
    } catch {
      return 'failed';
    }
  }
  const on = wanted ?? state.push;
  return (
    <>
      <label className="reach-switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          aria-busy={wanted !== null}
          onChange={(event) => {
            if (wanted !== null) return;
            setWanted(event.target.checked);
            setTrouble(null);
            void change(event.target.checked).then((found) => {
              setTrouble(found);
              setWanted(null);
            });
          }}
        />
        {t('reach.device')}
      </label>
      {trouble === null ? null : (
        <p role="alert" className="alert">
          {t(`reach.${trouble}`)}
        </p>
      )}
    </>
  );
}

/** A page on the home screen has none of this browser's storage, so its address must contain the seat. */
function HomeScreen({ link }: { link: string }) {
  const [carried, setCarried] = useState(false);
  const carry = () => {
    // Does not navigate, because the page would remove the link from the address again.
    history.replaceState(history.state, '', link);
    setCarried(true);
  };
  return (
    <>
      <p role="status">{t(carried ? 'reach.carried' : 'reach.home')}</p>
      {carried ? null : (
        <button type="button" className="button" onClick={carry}>
          {t('reach.carry')}
        </button>
      )}
    </>
  );
}
