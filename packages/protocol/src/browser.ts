/**
 * Header with the random id that a browser gives itself, 16 to 64 letters, digits, `-` and `_`. It opens nothing: the server only
 * divides the requests of an address among the browsers there.
 */
export const BROWSER_HEADER = 'gaslamp-browser';
