/** The oldest browsers that the page supports, as the README says; `npm run browsers` checks the build. */
export const LINE = ['safari16.4', 'ios16.4', 'firefox121', 'chrome111'];
