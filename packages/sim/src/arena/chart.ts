// A chart of ratings with their intervals, as SVG.
import type { Rating } from './ratings.ts';

export interface Panel {
  readonly title: string;
  readonly ratings: readonly Rating[];
}
/** Sizes in pixels. */
const WIDTH = 640;
const NAMES = 150;
const ROW = 26;
const TITLE = 34;
const EDGE = 16;
const DOT = 5;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Draws one panel below the other, all on the same scale. */
export function chart(panels: readonly Panel[]): string {
  const all = panels.flatMap(({ ratings }) => ratings);
  const low = Math.min(...all.map(({ strength, margin }) => strength - margin));
  const high = Math.max(...all.map(({ strength, margin }) => strength + margin));
  const x = (value: number): string =>
    (NAMES + ((value - low) / Math.max(1e-9, high - low)) * (WIDTH - NAMES - 60)).toFixed(1);
  let y = EDGE;
  const parts: string[] = [];
  for (const { title, ratings } of panels) {
    parts.push(`<text x="${EDGE}" y="${y + 14}" font-weight="bold">${escaped(title)}</text>`);
    y += TITLE;
    for (const { bot, strength, margin } of ratings) {
      parts.push(
        `<text x="${EDGE}" y="${y + 4}">${escaped(bot)}</text>`,
        `<line x1="${x(strength - margin)}" x2="${x(strength + margin)}" y1="${y}" y2="${y}" stroke="#8a6d3b" stroke-width="3"/>`,
        `<circle cx="${x(strength)}" cy="${y}" r="${DOT}" fill="#3b2a14"/>`,
        `<text x="${WIDTH - 50}" y="${y + 4}">${strength.toFixed(1)}</text>`,
      );
      y += ROW;
    }
  }
  const height = y + EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="14" fill="#3b2a14"><rect width="100%" height="100%" fill="#fbf6ea"/>${parts.join('')}</svg>\n`;
}
