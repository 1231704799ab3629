/** Functions of the watchdog for the scripts of the page; missing in tests and in files of kept matches. */
interface Hooks {
  /** The build of the server that answered. */
  build(theirs: string | undefined): void;
  /** Tells that a part of the page could not be fetched under a new address either, or that it came. */
  lost(is: boolean): void;
}
declare global {
  // Only `var` declares a property of the global object.
  var gaslamp: Hooks | undefined;
}

export type {};
