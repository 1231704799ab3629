// The portraits of the bots, one for each level.

/** Hat, face and what stands out, as paths in a square of 48. */
export const PORTRAITS: Readonly<Record<string, readonly [hat: string, face: string]>> = {
  // A schoolboy's cap, and a die for an eye.
  random: [
    'M12 19c0-9 5-13 12-13s12 4 12 13l6 2v2H12z',
    'M14 23v6c0 8 4 12 10 12s10-4 10-12v-6M18 26h4v4h-4zM29 28h2M20 35h8',
  ],
  // A bowler and a smile.
  gentle: [
    'M8 20h32c0-2-2-3-5-3 0-7-4-11-11-11s-11 4-11 11c-3 0-5 1-5 3z',
    'M14 22v7c0 8 4 12 10 12s10-4 10-12v-7M19 27h2M27 27h2M18 33c2 4 10 4 12 0',
  ],
  // A top hat and a moustache.
  steady: [
    'M8 21h32v-3h-6V4H14v14H8z',
    'M14 22v7c0 8 4 12 10 12s10-4 10-12v-7M18 27h4M26 27h4M15 34c4-3 7-3 9-1 2-2 5-2 9 1-4 3-7 3-9 1-2 2-5 2-9-1z',
  ],
  // A deerstalker and an eyeglass.
  sharp: [
    'M6 23c2-3 5-4 7-5 1-8 6-12 11-12s10 4 11 12c2 1 5 2 7 5-6-2-12-2-18-2s-12 0-18 2z',
    'M14 22v7c0 8 4 12 10 12s10-4 10-12v-7M18 27h4M24 27a4 4 0 1 0 8 0a4 4 0 1 0-8 0M32 28l3 9M20 36h7',
  ],
};

/** The portrait of a bot; nothing for bots of the host. */
export function BotPortrait({ bot, size }: { readonly bot: string; readonly size: number }) {
  const portrait = PORTRAITS[bot];
  if (portrait === undefined) return null;
  const [hat, face] = portrait;
  return (
    <svg viewBox="4 3 40 40" width={size} height={size} aria-hidden="true">
      <path d={hat} fill="currentColor" />
      <path d={face} fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" />
    </svg>
  );
}
