// Runs inline in the HTML of the start page, before anything is painted and while the page's script is still loading.
import { applyTheme, knownMatches, savedTheme } from './settings.ts';

const html = document.documentElement;
applyTheme(savedTheme());
// The list of matches stands above everything else, so the prerendered content would jump.
if (knownMatches().length > 0) html.dataset.drawn = 'otherwise';
// Records clicks that come before the page is ready, so that it can replay them: the last choice, then the last button. Listens
// before React, which while it waits stops the propagation of events that it cannot handle yet.
addEventListener(
  'click',
  ({ target }) => {
    if (html.dataset.drawn !== '') return;
    const asked = target instanceof Element ? target.closest('button, input') : null;
    if (asked === null) return;
    document.querySelector(`${asked.tagName}[data-asked]`)?.removeAttribute('data-asked');
    asked.setAttribute('data-asked', '');
  },
  true,
);
// The page became ready during this very click and has handled it.
addEventListener('click', ({ target }) => {
  if (html.dataset.drawn !== undefined || !(target instanceof Element)) return;
  target.closest('[data-asked]')?.removeAttribute('data-asked');
});
