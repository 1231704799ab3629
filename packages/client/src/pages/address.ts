import { useEffect, useState } from 'react';
import { home } from '../net/api.ts';

/** Where other devices find this server, when the page's own address means something else to them; else null. */
export async function addressElsewhere(): Promise<string | null> {
  if (!['localhost', '127.0.0.1'].includes(location.hostname)) return null;
  try {
    const { addresses } = await home();
    return addresses[0] ?? null;
  } catch {
    return null;
  }
}

/** The same, null until it is known. */
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
