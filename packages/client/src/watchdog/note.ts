import english from './en.json';

var STYLE =
  'position:fixed;z-index:99;left:0;right:0;bottom:0;box-sizing:border-box;max-width:40rem;margin:0 auto;padding:.75rem 1rem;' +
  'padding-bottom:calc(.75rem + env(safe-area-inset-bottom, 0px));border:1px solid;border-color:var(--line-strong,GrayText);' +
  'border-radius:.5rem .5rem 0 0;background:#fff;background:var(--panel-raised,Canvas);color:#000;color:var(--text,CanvasText);' +
  'font:1rem/1.4 system-ui,sans-serif;text-align:center;visibility:visible;box-shadow:0 0 1rem rgba(0,0,0,.4)';
var BUTTON =
  'display:inline-block;min-height:2.75rem;margin:.5rem .25rem 0;padding:.25rem 1rem;border:1px solid;border-radius:.25rem;' +
  'background:transparent;color:inherit;font:inherit;cursor:pointer';

interface Button {
  readonly label: string;
  readonly act: () => void;
}
var shown: HTMLElement | null = null;
var said = '';

/** Shows words with buttons at the lower edge, above everything, in place of an earlier note. */
export function showNote(role: 'alert' | 'status', words: string, buttons: readonly Button[]): void {
  // Everything outside an open dialog is inert.
  var dialogs = document.querySelectorAll('dialog[open]');
  var place = dialogs[dialogs.length - 1] || document.body;
  if (shown !== null && said === words && shown.parentNode === place) return;
  hideNote();
  said = words;
  shown = document.createElement('div');
  shown.id = 'watchdog';
  shown.setAttribute('role', role);
  shown.style.cssText = STYLE;
  shown.appendChild(document.createElement('div')).appendChild(document.createTextNode(words));
  for (var i = 0; i < buttons.length; i++) addButton(shown, buttons[i]!);
  place.appendChild(shown);
}
function addButton(box: HTMLElement, one: Button): void {
  var button = document.createElement('button');
  button.type = 'button';
  button.style.cssText = BUTTON;
  button.appendChild(document.createTextNode(one.label));
  button.onclick = one.act;
  box.appendChild(button);
}
export function hideNote(): void {
  if (shown !== null && shown.parentNode !== null) shown.parentNode.removeChild(shown);
  shown = null;
}

/** Says at the top of the page that the browser is too old, if it is: the support line is in the README. */
export function tooOld(): boolean {
  if (isNewEnough()) return false;
  var say = () => {
    var words = document.createElement('p');
    words.id = 'too-old';
    words.setAttribute('role', 'alert');
    words.style.cssText =
      'position:relative;z-index:99;margin:0;padding:.75rem 1rem;background:#fff;color:#000;visibility:visible';
    words.appendChild(document.createTextNode(english.tooOld));
    document.body.insertBefore(words, document.body.firstChild);
  };
  if (document.body !== null) say();
  else document.addEventListener('DOMContentLoaded', say);
  return true;
}
/** Each of the three is missing in the last versions below the line of one engine. */
function isNewEnough(): boolean {
  try {
    // WebKit; then Gecko, then Blink.
    /(?<!a)b/;
    return CSS.supports('selector(:has(a))') && CSS.supports('color', 'color-mix(in srgb, red, red)');
  } catch (_) {
    return false;
  }
}
