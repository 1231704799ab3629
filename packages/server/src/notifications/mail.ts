// Sends e-mails through the host's mail server. Each contains the link that stops them.
import nodemailer from 'nodemailer';
import { log } from '../log.ts';
import type { MailTarget } from '../store/store.ts';
import type { ServerClock, Timer } from '../time/server-clock.ts';
import { mailboxOf } from './address.ts';
import { linkedAs } from './mail-links.ts';
import type { Delivery } from './messenger.ts';
import { type News, textsFor } from './news.ts';

export interface MailSettings {
  /** URL of the mail server with its password; secret. */
  readonly smtp: string;
  readonly from: { readonly name: string; readonly address: string };
}
/** Timeouts for each step of a mail server and for the whole delivery, in ms: less than the lease of a job. */
const STEP = 5_000;
const PATIENCE = 12_000;

/** Sends one e-mail about a match. If the same news is sent twice, it has the same message id. */
export type Post = (match: string, target: MailTarget, news: News, around: Around) => Promise<Delivery>;
interface Around {
  /** The same if the same news is sent twice. */
  readonly key: string;
  /** A sentence that names the other players; null if there are none. */
  readonly table: string | null;
}

/** The keys that hash mailboxes and that sign links. */
interface LetterKeys {
  readonly mailboxes: string;
  readonly links: string;
}
/** Returns the e-mail sender. `house`: public URL of this server. */
export function letterPost({ smtp, from }: MailSettings, house: string, keys: LetterKeys, clock: ServerClock): Post {
  const transport = nodemailer.createTransport({
    url: smtp,
    // The name in the greeting: mail servers distrust others.
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
    const letter = letterOf(match, target, news, { ...around, house, keys });
    try {
      await within(clock, PATIENCE, transport.sendMail({ from, to: { name: '', address: target.address }, ...letter }));
      stuck = false;
      return 'sent';
    } catch (error) {
      const failure = howItFailed(error);
      // Logged once until a delivery succeeds. The mail server's reply would name the recipient.
      if (failure === 'stuck' && !stuck)
        log.warn({ why: reasonOf(error) }, 'letters do not get out; they are tried again');
      if (failure === 'stuck') stuck = true;
      return failure;
    }
  };
}

function letterOf(
  match: string,
  target: MailTarget,
  news: News,
  { key, table, house, keys }: Around & { readonly house: string; readonly keys: LetterKeys },
) {
  const { wish, address } = target;
  const { t } = textsFor(target);
  const linked = { match, wish, mailbox: mailboxOf(keys.mailboxes, address) };
  const link = (purpose: 'confirm' | 'stop') => `${house}/mail/${purpose}/${linkedAs(keys.links, purpose, linked)}`;
  const stop = link('stop');
  const words =
    news.kind === 'confirm'
      ? t('letter.confirm', { house, confirm: link('confirm'), stop })
      : news.kind === 'way'
        ? t('letter.way', { link: `${house}/m/${match}#invite=${news.text}`, stop })
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
/** Classifies a failure: the address does not exist, or the problem concerns all e-mails of this server. */
function howItFailed(error: unknown): Delivery {
  const { command, responseCode, response = '' } = smtpError(error);
  if (responseCode === undefined) return 'stuck';
  if (command !== 'RCPT TO') return command === 'DATA' ? 'failed' : 'stuck';
  const [, status] = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response) ?? [];
  // A server that refuses to relay says so for every address.
  if (status === undefined)
    return [550, 551, 553].includes(responseCode) && !SENDERS.test(response) ? 'gone' : 'failed';
  return NO_SUCH_ADDRESS.test(status) ? 'gone' : 'failed';
}
/** The causes that a host can mend, by the library's code. */
const CAUSES: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server refuses the user or the password in GASLAMP_SMTP',
  EDNS: 'the name of the mail server in GASLAMP_SMTP is not known',
  ECONNECTION: 'there is no connection to the mail server in GASLAMP_SMTP',
  ESOCKET: 'there is no connection to the mail server in GASLAMP_SMTP',
  ETIMEDOUT: 'the mail server takes too long to answer; smtps:// is for port 465, smtp:// for 587 and 25',
  ETLS: 'no TLS connection to the mail server comes up; smtps:// is for port 465, smtp:// for 587 and 25',
  EENVELOPE: 'the mail server does not accept the sender in GASLAMP_MAIL_FROM, or refuses to relay',
};
/** Names the cause in words, and the code that the mail server gave. Its own words would name the recipient. */
function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode } = smtpError(error);
  const codes = responseCode === undefined ? code : `${code} ${responseCode}`;
  return `${CAUSES[code] ?? 'the mail server fails'} (${codes})`;
}

/** Rejects with ETIMEDOUT after `span` ms. */
function within<T>(clock: ServerClock, span: number, work: Promise<T>): Promise<T> {
  let timer: Timer;
  const late = new Promise<never>((_, failed) => {
    const late = () => failed(Object.assign(new Error('the time is up'), { code: 'ETIMEDOUT' }));
    timer = clock.after(span, late);
  });
  return Promise.race([work, late]).finally(() => timer.stop());
}
