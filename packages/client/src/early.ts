// Stands in the html of the start page and runs before anything is seen of it, while the page's script is still on its way.
import { applyTheme, knownMatches, savedTheme } from './settings.ts';

const html = document.documentElement;
applyTheme(savedTheme());
// Their list stands above all else: what was drawn without it would jump.
if (knownMatches().length > 0) html.dataset.drawn = 'otherwise';
// What somebody is too quick with is done when the page can do it: the last choice, then the last button. Heard before React
// hears it: while it waits for something, it keeps from all others what it cannot do yet.
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
// With this very click the page has come to stand, and has done it.
addEventListener('click', ({ target }) => {
  if (html.dataset.drawn !== undefined || !(target instanceof Element)) return;
  target.closest('[data-asked]')?.removeAttribute('data-asked');
});
