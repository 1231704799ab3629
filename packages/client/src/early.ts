// Runs inline in the HTML of the start page, before anything is painted and while the page's script is still loading.
import { applyTheme, knownMatches, savedTheme } from './settings.ts';

const html = document.documentElement;
applyTheme(savedTheme());
// The list of matches stands above everything else, so the prerendered content would jump.
if (knownMatches().length > 0) html.dataset.drawn = 'otherwise';
// Records what is pressed and chosen before the page is ready, so that it can be replayed: the last choice, then the last button.
// Listens before React, which while it waits stops the propagation of events that it cannot handle yet.
const recorded = { click: 'button, [type=radio]', change: 'select' };
for (const [type, things] of Object.entries(recorded))
  addEventListener(
    type,
    (event) => {
      if (html.dataset.drawn !== '') return;
      const asked = event.target instanceof Element ? event.target.closest(things) : null;
      if (asked === null) return;
      // A form would load the page again.
      if (asked instanceof HTMLButtonElement) event.preventDefault();
      document.querySelector(`${asked.tagName}[data-asked]`)?.removeAttribute('data-asked');
      // React puts the value of a list back.
      asked.setAttribute('data-asked', asked instanceof HTMLSelectElement ? asked.value : '');
    },
    true,
  );
// The page became ready during this very event and has handled it.
for (const type in recorded)
  addEventListener(type, ({ target }) => {
    if (html.dataset.drawn !== undefined || !(target instanceof Element)) return;
    target.closest('[data-asked]')?.removeAttribute('data-asked');
  });
