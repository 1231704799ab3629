// Acts as a user without pointer and sight: keys, and the accessibility tree.
import type { CDPSession, Page } from 'playwright-core';
import { settled } from './time.ts';

/** A node of the accessibility tree as a screen reader announces it. */
export interface Spoken {
  readonly node: number;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly disabled: boolean;
  /** Roles and names of its ancestors, innermost first. */
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

const spokenOf = (ax: AxNode, inside: Spoken['inside'] = []): Spoken => ({
  node: ax.backendDOMNodeId ?? -1,
  role: ax.role?.value ?? '',
  name: (ax.name?.value ?? '').trim(),
  description: ax.description?.value ?? '',
  disabled: ax.properties?.some(({ name, value }) => name === 'disabled' && value.value === true) ?? false,
  inside,
});

/** The role of the page's body, which means that nothing has the focus. */
const NOWHERE = 'none';
/** Groups with a single Tab stop, in which arrow keys go from thing to thing, and the table's own keys that lead there. */
const KEYS: Readonly<Record<string, string>> = {
  'The board: nine cities': 'b',
  'The board: twelve areas': 'b',
  'The board: twelve cities': 'b',
  'Your hand': 'h',
  Actions: 'a',
};
/** Maximum number of arrow keys tried on the way to a thing, of things in a group, and of Tab stops on the page. */
const WANDERS = 12;
const GROUP = 80;
const STOPS = 120;
const groupOf = ({ inside }: Spoken): string | undefined => inside.find(({ name }) => name in KEYS)?.name;

export class Keyboard {
  /** Moments when the focus was on something without a name, or on nothing. */
  readonly nameless: string[] = [];
  readonly #went: string[] = [];
  /** Tab has left the page: the browser decides where other keys lead. */
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

  /** Returns the last keys with their effects. */
  trail(): string {
    return this.#went.slice(-40).join('; ');
  }

  async press(key: string): Promise<Spoken> {
    await this.page.keyboard.press(key);
    return this.focused(key);
  }

  /** Returns the element with the focus. The page may need a moment to move the focus after its element is removed. */
  async focused(after = ''): Promise<Spoken> {
    let here = await this.#active();
    // After the last stop, Tab leaves the page for the browser's own bar.
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
        return spokenOf(nodes[0] as AxNode);
      } catch {
        // The element was removed between the two requests.
      }
    }
  }

  /** Returns everything that a screen reader could list; content behind a dialog is excluded. */
  async everything(): Promise<Spoken[]> {
    const { nodes } = (await this.cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
    const byId = new Map(nodes.map((ax) => [ax.nodeId, ax]));
    const inside = (ax: AxNode): { role: string; name: string }[] => {
      const parent = ax.parentId === undefined ? undefined : byId.get(ax.parentId);
      if (parent === undefined) return [];
      return parent.ignored ? inside(parent) : [spokenOf(parent), ...inside(parent)];
    };
    return nodes.filter((ax) => !ax.ignored).map((ax) => spokenOf(ax, inside(ax)));
  }

  /**
   * Moves the focus to a thing: by the key of its group or with Tab, inside the group with arrow keys. `all` is the content of
   * the page. Returns false if the keys do not lead there.
   */
  async goTo(target: Spoken, all: readonly Spoken[], random: (below: number) => number): Promise<boolean> {
    const group = groupOf(target);
    // A thing outside of groups is its own stop.
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

  /**
   * Tries some arrow keys within a group: on in one direction, at an end or now and then in another; then one thing after the
   * other.
   */
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

/** Records all announcements of live regions on the page, in order. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.spoken = [];
    const live = '[role=status], [role=log], [role=alert], [aria-live=polite]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const node = target instanceof Element ? target : target.parentElement;
        const region = node?.closest(live);
        if (!region) continue;
        // A log announces additions; a status announces its whole text.
        const texts =
          region.getAttribute('role') === 'log' ? [...addedNodes].map((one) => one.textContent) : [region.textContent];
        for (const text of texts) if (text && globalThis.spoken.at(-1) !== text) globalThis.spoken.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
