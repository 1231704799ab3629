// Settings and notes of this browser as plain strings by name. What cannot be stored is kept until the page is left.
const unkept: Record<string, string> = {};

export function kept(name: string): string | null {
  try {
    return unkept[name] ?? localStorage.getItem(`gaslamp.${name}`);
  } catch {
    return null;
  }
}
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`gaslamp.${name}`, value);
    delete unkept[name];
  } catch {
    unkept[name] = value;
  }
}
/** Returns true if the value could not be stored. */
export const isUnkept = (name: string): boolean => name in unkept;
