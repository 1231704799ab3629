// The ways in which notifications are sent, and the minimum time between two to the same destination.
import { createHash } from 'node:crypto';
import { Quota } from '../limits/quota.ts';
import type { TableNow } from '../seats/seats.ts';
import type { Store, Target } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { mailboxOf } from './address.ts';
import { toChannel } from './channel.ts';
import { letterPost, type MailSettings, type Post } from './mail.ts';
import { CALM, type Delivery } from './messenger.ts';
import { type News, tableWith } from './news.ts';
import type { Ways } from './post.ts';
import { newVapidKeys, toDevice, type Vapid, vapidOf } from './push.ts';
import { newLinkKey } from './renew-keys.ts';

export interface OutletOptions {
  /** Transport of messages; replaced only in tests. */
  readonly ways?: Ways;
  /** Public URL of this server, such as https://table.example.org; null if none is set. */
  readonly url?: string | null;
  /** Null if no e-mails are sent. */
  readonly mail?: MailSettings | null;
}

/** Confirmations per hour and day that one caller, and all callers together, may request: too many would count as spam. */
const ASKED = { hour: 10, day: 20 } as const;
const ALL_ASKED = { hour: 120, day: 600 } as const;
/** Contact shown to push services by a server without a public address. */
const NOBODY = 'mailto:nobody@gaslamp.invalid';

/** Returns a short hash that does not reveal its input. */
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

export class Outlets {
  /** By destination over all matches: the time by the house clock from which it may get its whole burst again. */
  readonly #rested = new Map<string, number>();
  readonly asked: Quota;
  readonly allAsked: Quota;

  private constructor(
    readonly store: Pick<Store, 'refuses'>,
    readonly vapid: Vapid,
    /** Hashes mailboxes; never replaced, since refusals are stored under these hashes. */
    readonly mailboxKey: string,
    /** Signs links in e-mails. */
    readonly linkKey: string,
    readonly post: Post | null,
    readonly ways: Ways | undefined,
    { monotonic }: ServerClock,
  ) {
    this.asked = new Quota(ASKED.hour, ASKED.day, monotonic, 'limit.letters');
    this.allAsked = new Quota(ALL_ASKED.hour, ALL_ASKED.day, monotonic, 'limit.allLetters');
  }
  /** Loads the keys of this server, which the first start creates. */
  static async of(
    store: Store,
    { ways, url = null, mail = null }: OutletOptions,
    clock: ServerClock,
  ): Promise<Outlets> {
    const subject = mail !== null ? `mailto:${mail.from.address}` : url?.startsWith('https:') ? url : NOBODY;
    const vapid = vapidOf(await store.secret('push', newVapidKeys), subject);
    const mailboxes = await store.secret('letters', newLinkKey);
    // Both were one key before links had a key of their own.
    const links = await store.secret('links', () => mailboxes);
    const post = mail && url ? letterPost(mail, url, { mailboxes, links }, clock) : null;
    return new Outlets(store, vapid, mailboxes, links, post, ways, clock);
  }

  /**
   * Returns null if a destination may be used now, and counts that use; otherwise the time at which it may. The limit covers
   * all matches: a player in ten matches does not get ten messages a minute.
   */
  take(target: Target, now: number): number | null {
    if (target.kind === 'mail' && target.asked !== null) return null;
    const limits = limitsOf(target);
    const restedAt = (place: string): number => Math.max(now, this.#rested.get(place) ?? now);
    const free = Math.max(...limits.map(({ place, span, burst }) => restedAt(place) - (burst - 1) * span));
    if (free > now) return free;
    // Reinserted, so that the first is always the least recently used.
    for (const { place, span } of limits) {
      const rested = restedAt(place) + span;
      this.#rested.delete(place);
      this.#rested.set(place, rested);
    }
    for (const [one, at] of this.#rested) {
      if (at > now) break;
      this.#rested.delete(one);
    }
    return null;
  }

  /** Sends news to a target. A failed delivery does not delay the next one. */
  async send(table: TableNow, target: Target, news: News): Promise<Delivery> {
    const delivery = await this.#send(table, target, news);
    // For channels it does, since anybody may enter any URL: each attempt reaches its owner.
    if (delivery !== 'sent' && target.kind !== 'hook') this.#rested.delete(placeOf(target));
    return delivery;
  }
  async #send(table: TableNow, target: Target, news: News): Promise<Delivery> {
    const match = table.record.id;
    if (target.kind === 'hook') return toChannel(match, target, news, this.ways);
    const key = hashed(`${target.id} ${target.at} ${news.key}${target.kind === 'mail' ? target.wish : ''}`);
    const others = tableWith(table, target);
    if (target.kind === 'mail') {
      if (this.post === null) return 'stuck';
      // A refusal applies to all matches.
      if (await this.store.refuses(mailboxOf(this.mailboxKey, target.address))) return 'gone';
      return this.post(match, target, news, { key, table: others });
    }
    const text = news.kind === 'seats' || others === null ? news.text : `${news.text}\n${others}`;
    return toDevice(match, target, { news, key, text, topic: hashed(target.id) }, this.vapid, this.ways);
  }
}

/** A destination gets one message per span, in ms, over all matches; after a rest so many at once. */
interface Limit {
  readonly place: string;
  readonly span: number;
  readonly burst: number;
}
/** A channel, which several tables may share. */
const CHANNEL = { span: 6_000, burst: 1 };
/** A host that receives hooks or pushes. It may be anybody's, so a crowd of matches or devices must not be able to flood it. */
const HOST = { span: 1_000, burst: 1 };
/** The push services of browsers, which receive the messages of all players. */
const SERVICE = { span: 50, burst: 100 };
const SERVICES =
  /^(?:fcm\.googleapis\.com|.+\.(?:push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

function limitsOf(target: Target): readonly Limit[] {
  const calm = { place: placeOf(target), span: CALM[target.kind], burst: 1 };
  if (target.kind === 'mail') return [calm];
  const { host } = new URL(target.url);
  if (target.kind === 'hook')
    return [
      { place: target.url, ...CHANNEL },
      { place: host, ...HOST },
    ];
  return [calm, { place: host, ...(SERVICES.test(host) ? SERVICE : HOST) }];
}
const placeOf = (target: Target): string => (target.kind === 'mail' ? target.address : target.url);
