// The open reports on the desk's front page, each with what is reported and the lines around it.
import { escaped } from '../http/html.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { RequestError } from '../refused.ts';
import type { StoredReport } from '../store/store.ts';
import { say } from '../text.ts';
import { lineOf } from './match-page.ts';
import { holderText, pageOf } from './match-parts.ts';
import { type ShownTable, shownTable } from './numbers.ts';
import { form, tag, time } from './parts.ts';

/** Number of reports shown at once, oldest first. */
const SHOWN = 20;
/** Number of lines before and after a reported one. */
const AROUND = 5;

/** Returns the section of reports as HTML. */
export async function reportsPart(lobby: Lobby): Promise<string> {
  const reports = await lobby.store.reports();
  const shown = await Promise.all(reports.slice(0, SHOWN).map((report) => entryOf(lobby, report)));
  return [
    tag('h2', say('reports.title')),
    tag('p', say(reports.length === 0 ? 'reports.none' : 'reports.lead', { n: shown.length, all: reports.length })),
    ...shown,
  ].join('\n');
}
async function entryOf(lobby: Lobby, report: StoredReport): Promise<string> {
  const { match, at, by } = report;
  const table = await shownTable(lobby, match).catch((error: unknown) => {
    // Deleted in the meantime.
    if (error instanceof RequestError) return null;
    throw error;
  });
  if (table === null) return '';
  const who = by === null ? '' : table.people[by] || say('match.person', { number: by });
  const told = say('reports.by', { spectator: String(by === null), who, time: time(at) });
  return `<article><h3><a href="${pageOf(match)}">${escaped(match)}</a></h3>${tag('p', told)}${aboutOf(
    table,
    report,
  )}${form({ do: 'closeReport', match, about: JSON.stringify(report.about) }, say('reports.close'))}</article>`;
}
function aboutOf(table: ShownTable, { about }: StoredReport): string {
  if (about.kind === 'match') return tag('p', say('reports.match'));
  if (about.kind === 'name') {
    const seat = 'damaged' in table.match ? undefined : table.match.seats[about.seat];
    return tag('p', say('reports.name', { seat: about.seat, who: seat === undefined ? '' : holderText(seat) }));
  }
  const { room, n } = about;
  const around = table.talk[room].filter((line) => Math.abs(line.n - n) <= AROUND);
  const lead = tag('p', say('reports.line', { n }));
  return `${lead}<ol>${around.map((line) => lineOf(table, room, line)).join('')}</ol>`;
}
