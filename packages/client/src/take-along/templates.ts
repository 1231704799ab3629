/** Where the page of each game's file is found, by its id. The build fills it in; a page that is not built has none. */
export const TEMPLATES: Readonly<Record<string, string>> = {};
