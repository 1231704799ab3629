// Runs inline in the HTML of every page. A script or style sheet of the page that could not be fetched, such as one too many from
// an address, would be missing for good, so the page is loaded again as soon as the file can be fetched.

/** Time between two tries, in milliseconds. */
const AGAIN = 5000;

addEventListener(
  'error',
  ({ target }) => {
    const isScript = target instanceof HTMLScriptElement;
    if (!isScript && !(target instanceof HTMLLinkElement && target.rel === 'stylesheet')) return;
    const note = document.getElementById('not-loaded');
    if (note !== null) note.hidden = false;
    const reload = ({ ok }: Response) => ok && location.reload();
    setInterval(() => fetch(isScript ? target.src : target.href).then(reload, () => {}), AGAIN);
  },
  true,
);
