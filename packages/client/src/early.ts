// Stands in the html of the start page and runs before anything is seen of it, while the page's script is still on its way.
import { applyTheme, knownMatches, savedTheme } from './settings.ts';

const html = document.documentElement;
applyTheme(savedTheme());
// Their list stands above all else: what was drawn without it would jump.
if (knownMatches().length > 0) html.dataset.drawn = 'otherwise';
// What somebody is too quick with is done when the page can do it.
addEventListener('click', ({ target }) => {
  if (html.dataset.drawn !== '') return;
  document.querySelector('[data-asked]')?.removeAttribute('data-asked');
  (target as Element).closest('button, input')?.setAttribute('data-asked', '');
});
