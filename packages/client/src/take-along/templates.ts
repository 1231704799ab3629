/** URL of the template for each game, by game id. The build fills it in; without a build it is empty. */
export const TEMPLATES: Readonly<Record<string, string>> = {};
