// The open reports on the desk's front page, each with what is reported and the lines around it.
import { escaped } from '../http/html.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { RequestError } from '../refused.ts';
import type { StoredReport } from '../store/store.ts';
import type { PageTexts } from '../text.ts';
import { lineOf } from './match-page.ts';
import { holderText, pageOf } from './match-parts.ts';
import { type ShownTable, shownTable } from './numbers.ts';
import { form, tag, time } from './parts.ts';

/** Number of reports shown at once, oldest first. */
const SHOWN = 20;
/** Number of lines before and after a reported one. */
const AROUND = 5;

/** Returns the section of reports as HTML. */
export async function reportsPart(texts: PageTexts, lobby: Lobby): Promise<string> {
  const { t } = texts;
  const reports = await lobby.store.reports();
  const shown = await Promise.all(reports.slice(0, SHOWN).map((report) => entryOf(texts, lobby, report)));
  return [
    tag('h2', t('reports.title')),
    tag('p', t(reports.length === 0 ? 'reports.none' : 'reports.lead', { n: shown.length, all: reports.length })),
    ...shown,
  ].join('\n');
}
async function entryOf(texts: PageTexts, lobby: Lobby, report: StoredReport): Promise<string> {
  const { t } = texts;
  const { match, at, by } = report;
  const table = await shownTable(lobby, match).catch((error: unknown) => {
    // Deleted in the meantime.
    if (error instanceof RequestError) return null;
    throw error;
  });
  if (table === null) return '';
  const who = by === null ? '' : table.people[by] || t('match.person', { number: by });
  const told = t('reports.by', { spectator: String(by === null), who, time: time(at) });
  return `<article><h3><a href="${pageOf(match)}">${escaped(match)}</a></h3>${tag('p', told)}${aboutOf(
    texts,
    table,
    report,
  )}${form({ do: 'closeReport', match, about: JSON.stringify(report.about) }, t('reports.close'))}</article>`;
}
function aboutOf(texts: PageTexts, table: ShownTable, { about }: StoredReport): string {
  const { t } = texts;
  if (about.kind === 'match') return tag('p', t('reports.match'));
  if (about.kind === 'name') {
    const seat = 'damaged' in table.match ? undefined : table.match.seats[about.seat];
    return tag('p', t('reports.name', { seat: about.seat, who: seat === undefined ? '' : holderText(texts, seat) }));
  }
  const { room, n } = about;
  const around = table.talk[room].filter((line) => Math.abs(line.n - n) <= AROUND);
  const lead = tag('p', t('reports.line', { n }));
  return `${lead}<ol>${around.map((line) => lineOf(texts, table, room, line)).join('')}</ol>`;
}
