import { useEffect, useState } from 'react';
import { home } from '../net/api.ts';

/** Where other devices find this server, when the page's own address means something else to them; else null. */
export function useAddress(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!['localhost', '127.0.0.1'].includes(location.hostname)) return;
    let live = true;
    home().then(
      ({ addresses }) => live && setAddress(addresses[0] ?? null),
      () => {},
    );
    return () => {
      live = false;
    };
  }, []);
  return address;
}
