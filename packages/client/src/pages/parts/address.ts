import { useEffect, useState } from 'react';
import { home } from '../../net/api.ts';

/** Returns the address at which other devices reach this server if the page's own address is local to this one; else null. */
export async function addressElsewhere(): Promise<string | null> {
  if (!['localhost', '127.0.0.1'].includes(location.hostname)) return null;
  try {
    const { addresses } = await home();
    return addresses[0] ?? null;
  } catch {
    return null;
  }
}

/** Returns the same address, or null until it is known. */
export function useAddress(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let live = true;
    void addressElsewhere().then((found) => live && setAddress(found));
    return () => {
      live = false;
    };
  }, []);
  return address;
}
