/** Names of browsers and systems by what they say of themselves, the most special ones first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns the name under which a player recognizes this browser; undefined if it says nothing known. */
export function deviceName(agent: string = navigator.userAgent): string | undefined {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([form]) => form.test(agent))?.[1] ?? []);
  return found.length === 0 ? undefined : found.join(' · ');
}
