// Checks the frames of a guide: visible, complete, and only around the right answer.
import type { Page } from 'playwright-core';

/** Returns the faults of the guide's current frames, in words; empty if there are none. */
export const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const bottom = document.querySelector('.bottom');
    // On a desktop nothing is covered.
    const sticks = bottom !== null && getComputedStyle(bottom).position !== 'static';
    const foot = sticks ? bottom.getBoundingClientRect().top : innerHeight;
    const seen = (selector: string) =>
      [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)].filter((node) => node.checkVisibility());
    /** Returns true if a fixed part of the page covers a point of a thing from outside of it. */
    const cover = (node: HTMLElement, x: number, y: number) => {
      const over = document.elementFromPoint(x, y)?.closest('.guide, .over-dock, .tabs, .dock, .own-hand, .to-map');
      return over != null && !over.contains(node) && !node.contains(over);
    };
    const framed = seen('[data-guided]');
    const reads = seen('.guide-ways .button-strong').length > 0;
    const wrong = framed.flatMap((node) => {
      const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
      const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(node);
      const drawn = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const low = node.closest('.bottom') !== null;
      const lowest = low || dialog ? innerHeight : foot;
      // A phone shows only the upper edge of the hand, until a card is asked for.
      const hand = node.matches('.hand-card');
      const points = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
      const name = node.dataset.at ?? node.dataset.thing ?? node.dataset.action ?? node.className;
      return [
        top < -1 || (hand ? top + 0.3 * height : bottom) > lowest + 1 ? `${name} is out of sight` : '',
        points.some(([x, y]) => cover(node, left + x * width, top + y * height)) ? `${name} is covered` : '',
        left - drawn < -0.5 || right + drawn > innerWidth + 0.5 ? `the frame of ${name} is cut off` : '',
        low && innerWidth < 960 && drawn > 0.5 ? `the frame of ${name} reaches over what stands beside it` : '',
        hand && drawn <= 0 && getComputedStyle(node, '::after').borderStyle !== 'dashed' ? `${name} has no frame` : '',
        low && !reads && node.querySelectorAll('button').length > 1 ? `the frame of ${name} has several answers` : '',
      ].filter((fault) => fault !== '');
    });
    const asked = !dialog && !reads && seen('.prompt-lamp').length > 0 && seen('.guide-says')[0]?.innerText !== '';
    if (asked && framed.length === 0) wrong.push('nothing is framed of what is asked for');
    for (const button of dialog ? [] : seen('.guide button')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      if (!button.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
        wrong.push(`“${button.innerText}” of the guide is covered`);
    }
    return wrong;
  });

/** Returns the point that a player would press who sees only the frames and does not scroll: an action before its place. */
export const framed = (page: Page): Promise<{ x: number; y: number } | null> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const all = (selector: string) => [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)];
    const wanted = dialog
      ? ['[data-guided]', '[data-first]', '.button-strong', '.icon-button']
      : ['.guide-ways .button-strong', '.action[data-guided]', '[data-guided]'];
    for (const node of wanted.flatMap(all)) {
      const { left, top, width, height } = node.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const met = node.checkVisibility() ? document.elementFromPoint(x, y) : null;
      // Pieces in a city stand for the city.
      if (met && (node.closest('.city') ?? node).contains(met)) return { x, y };
    }
    return null;
  });
