// Settings and notes of this browser as plain strings by name. A private window forgets them.
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`gaslamp.${name}`);
  } catch {
    return null;
  }
}
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`gaslamp.${name}`, value);
  } catch {
    // See above.
  }
}
