// Letters, by the mail server that the host has set. Each carries the link that stops them.
import { t } from '@gaslamp/words/text';
import nodemailer from 'nodemailer';
import { log } from '../log.ts';
import type { MailTarget } from '../store/store.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';
import { mailboxOf } from './address.ts';
import { linkedAs } from './mail-links.ts';
import type { Sent } from './messenger.ts';
import type { News } from './news.ts';

export interface MailSettings {
  /** The address of the mail server, with its password: told to nobody. */
  readonly smtp: string;
  readonly from: { readonly name: string; readonly address: string };
}
/** For so long each step of a mail server may take, and all of it, in milliseconds: less than a job is leased. */
const STEP = 5_000;
const PATIENCE = 12_000;

/** Sends one letter about a match; the same news have the same id, if they are sent twice. */
export type Post = (match: string, target: MailTarget, news: News, around: Around) => Promise<Sent>;
interface Around {
  /** The same, if the same is sent twice. */
  readonly key: string;
  /** Who else sits there; null for nobody. */
  readonly table: string | null;
}

/** `house`: the address of this server, as people reach it; `key`: what links are signed with. */
export function letterPost({ smtp, from }: MailSettings, house: string, key: string, clock: ServerClock): Post {
  const transport = nodemailer.createTransport({
    url: smtp,
    // What it calls itself: mail servers hold other names against it.
    name: new URL(house).hostname,
    connectionTimeout: STEP,
    greetingTimeout: STEP,
    socketTimeout: STEP,
    dnsTimeout: STEP,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let stuck = false;
  return async (match, target, news, around) => {
    const letter = letterOf(match, target, news, { ...around, house, signing: key });
    try {
      await within(clock, PATIENCE, transport.sendMail({ from, to: { name: '', address: target.address }, ...letter }));
      stuck = false;
      return 'told';
    } catch (error) {
      const sent = howItFailed(error);
      // Once, until one gets out again; what a mail server answers names whom it was for.
      if (sent === 'stuck' && !stuck)
        log.warn({ why: reasonOf(error) }, 'letters do not get out; they are tried again');
      if (sent === 'stuck') stuck = true;
      return sent;
    }
  };
}

function letterOf(
  match: string,
  { wish, address }: MailTarget,
  news: News,
  { key, table, house, signing }: Around & { readonly house: string; readonly signing: string },
) {
  const linked = { match, wish, mailbox: mailboxOf(signing, address) };
  const link = (purpose: 'confirm' | 'stop') => `${house}/mail/${purpose}/${linkedAs(signing, purpose, linked)}`;
  const stop = link('stop');
  const words =
    news.kind === 'confirm'
      ? t('letter.confirm', { house, confirm: link('confirm'), stop })
      : table === null
        ? t('letter.alone', { news: news.text, link: `${house}/m/${match}`, stop })
        : t('letter.news', { news: news.text, table, link: `${house}/m/${match}`, stop });
  return {
    subject: t(`letter.subject.${news.kind}`),
    text: `${words}\n`,
    messageId: `<${key}@${new URL(house).hostname}>`,
    headers: {
      'List-Unsubscribe': { prepared: true, value: `<${stop}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}
const smtpError = (error: unknown): SmtpError => (error instanceof Error ? error : new Error('unknown'));
const NO_SUCH_ADDRESS = /^5\.(?:1\.|2\.1$)/;
const SENDERS = /relay|denied|policy|spam|block/i;
/** Whose fault it is: an address that there is not, or all that this house sends. */
function howItFailed(error: unknown): Sent {
  const { command, responseCode, response = '' } = smtpError(error);
  if (responseCode === undefined) return 'stuck';
  if (command !== 'RCPT TO') return command === 'DATA' ? 'failed' : 'stuck';
  const [, status] = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response) ?? [];
  // A server that relays for nobody says so of everybody.
  if (status === undefined)
    return [550, 551, 553].includes(responseCode) && !SENDERS.test(response) ? 'gone' : 'failed';
  return NO_SUCH_ADDRESS.test(status) ? 'gone' : 'failed';
}
const reasonOf = (error: unknown): string => {
  const { code = 'unknown', responseCode } = smtpError(error);
  return responseCode === undefined ? `the mail server: ${code}` : `the mail server: ${code} ${responseCode}`;
};

/** Rejects when the time is up. */
function within<T>(clock: ServerClock, span: number, work: Promise<T>): Promise<T> {
  let timer: Timer;
  const late = new Promise<never>((_, failed) => {
    const late = () => failed(Object.assign(new Error('the time is up'), { code: 'ETIMEDOUT' }));
    timer = clock.after(span, late);
  });
  return Promise.race([work, late]).finally(() => timer.stop());
}
