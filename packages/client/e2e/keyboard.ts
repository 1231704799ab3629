// Somebody without a pointer and without eyes: keys, and what the accessibility tree says.
import type { CDPSession, Page } from 'playwright-core';
import { settled } from './time.ts';

/** A node of the accessibility tree as a screen reader tells it. */
export interface Spoken {
  readonly node: number;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly disabled: boolean;
  /** Roles and names of what it is in, innermost first. */
  readonly inside: readonly { readonly role: string; readonly name: string }[];
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly parentId?: string;
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

const told = (ax: AxNode, inside: Spoken['inside'] = []): Spoken => ({
  node: ax.backendDOMNodeId ?? -1,
  role: ax.role?.value ?? '',
  name: (ax.name?.value ?? '').trim(),
  description: ax.description?.value ?? '',
  disabled: ax.properties?.some(({ name, value }) => name === 'disabled' && value.value === true) ?? false,
  inside,
});

/** The role of the page's body: nothing has the focus. */
const NOWHERE = 'none';
/** In these one Tab stop stands for all and arrow keys go from thing to thing; the table's own keys lead there. */
const KEYS: Readonly<Record<string, string>> = {
  'The board: nine cities': 'b',
  'The board: twelve areas': 'b',
  'The board: twelve cities': 'b',
  'Your hand': 'h',
  Actions: 'a',
};
/** Arrow keys that are tried on the way to a thing; how many things a group has at most, and the page Tab stops. */
const WANDERS = 12;
const GROUP = 80;
const STOPS = 120;
const groupOf = ({ inside }: Spoken): string | undefined => inside.find(({ name }) => name in KEYS)?.name;

export class Keyboard {
  /** Where the focus stood on something without a name, or on nothing. */
  readonly nameless: string[] = [];
  readonly #went: string[] = [];
  /** Tab has left the page: where other keys lead is the browser's matter. */
  #left = false;
  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
  ) {}

  static async on(page: Page): Promise<Keyboard> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    return new Keyboard(page, cdp);
  }

  /** The last keys and where they led. */
  trail(): string {
    return this.#went.slice(-40).join('; ');
  }

  async press(key: string): Promise<Spoken> {
    await this.page.keyboard.press(key);
    return this.focused(key);
  }

  /** What has the focus now. The page may take a moment to find a place for it when its thing is gone. */
  async focused(after = ''): Promise<Spoken> {
    let here = await this.#active();
    // Behind the last stop Tab leaves the page for the browser's own bar.
    const left = after.endsWith('Tab') || this.#left;
    if (here.role === NOWHERE && !left) {
      await settled(this.page);
      here = await this.#active();
    }
    if (here.name === '' && !(left && here.role === NOWHERE))
      this.nameless.push(`${after} → ${here.role}, after ${this.#went.at(-1)}`);
    this.#left = left && here.role === NOWHERE;
    this.#went.push(`${after} → ${here.role} "${here.name.slice(0, 30)}"`);
    return here;
  }
  async #active(): Promise<Spoken> {
    for (;;) {
      const { result } = await this.cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
      try {
        const { nodes } = await this.cdp.send('Accessibility.getPartialAXTree', {
          objectId: result.objectId,
          fetchRelatives: false,
        });
        return told(nodes[0] as AxNode);
      } catch {
        // The thing was taken off the page between the two questions.
      }
    }
  }

  /** All that a screen reader could list: what lies behind a dialog is not there. */
  async everything(): Promise<Spoken[]> {
    const { nodes } = (await this.cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
    const byId = new Map(nodes.map((ax) => [ax.nodeId, ax]));
    const inside = (ax: AxNode): { role: string; name: string }[] => {
      const parent = ax.parentId === undefined ? undefined : byId.get(ax.parentId);
      if (parent === undefined) return [];
      return parent.ignored ? inside(parent) : [told(parent), ...inside(parent)];
    };
    return nodes.filter((ax) => !ax.ignored).map((ax) => told(ax, inside(ax)));
  }

  /**
   * Goes there: by the key of its group or with Tab, inside the group with arrow keys. `all` is what is on the page.
   * False if the keys do not lead there.
   */
  async goTo(target: Spoken, all: readonly Spoken[], random: (below: number) => number): Promise<boolean> {
    const group = groupOf(target);
    // What is in no group is a stop of its own.
    const members = new Set(all.filter((one) => group && groupOf(one) === group).map(({ node }) => node));
    const key = KEYS[group ?? ''];
    const tab = random(2) === 0 ? 'Tab' : 'Shift+Tab';
    let here = key !== undefined && random(3) > 0 ? await this.press(key) : await this.focused();
    for (let i = 0; i < STOPS; i++) {
      if (here.node === target.node) return true;
      if (members.has(here.node) && (await this.#wander(here, target, random))) return true;
      here = await this.press(tab);
    }
    return false;
  }

  /** Some arrow keys within a group: on in one direction, at an end or now and then in another; then one after the other. */
  async #wander(from: Spoken, target: Spoken, random: (below: number) => number): Promise<boolean> {
    const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
    let here = from;
    let key = arrows[random(4)]!;
    for (let n = 0; n < WANDERS; n++) {
      const next = await this.press(key);
      if (next.node === target.node) return true;
      if (next.node === here.node || random(4) === 0) key = arrows[random(4)]!;
      here = next;
    }
    for (let n = 0; n < GROUP; n++) if ((await this.press('PageDown')).node === target.node) return true;
    return false;
  }
}

declare global {
  var spoken: string[];
}

/** Keeps all that live regions say on the page, in its order. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.spoken = [];
    const live = '[role=status], [role=log], [role=alert], [aria-live=polite]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const node = target instanceof Element ? target : target.parentElement;
        const region = node?.closest(live);
        if (!region) continue;
        // A log tells what is added; a status tells itself.
        const said =
          region.getAttribute('role') === 'log' ? [...addedNodes].map((one) => one.textContent) : [region.textContent];
        for (const text of said) if (text && globalThis.spoken.at(-1) !== text) globalThis.spoken.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
