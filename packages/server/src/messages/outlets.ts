// By which ways news get out of this house, and how often to the same place.
import { createHash, randomBytes } from 'node:crypto';
import { Quota } from '../http/quota.ts';
import type { TableNow } from '../seats/seats.ts';
import type { Store, Target } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { mailboxOf } from './address.ts';
import { toChannel } from './channel.ts';
import { letterPost, type MailSettings, type Post } from './mail.ts';
import { CALM, type Sent } from './messenger.ts';
import { type News, tableWith } from './news.ts';
import type { Ways } from './post.ts';
import { newVapidKeys, toDevice, type Vapid, vapidOf } from './push.ts';

export interface OutletOptions {
  /** How messages get out; others than the standard are for tests. */
  readonly ways?: Ways;
  /** The address of this server as people reach it, such as https://table.example.org; null where none is set. */
  readonly url?: string | null;
  /** Null: no letters are written. */
  readonly mail?: MailSettings | null;
}

/** Addresses that a caller may have asked to confirm, an hour and a day; and all callers together, lest others call it spam. */
const ASKED = { hour: 10, day: 20 } as const;
const ALL_ASKED = { hour: 120, day: 600 } as const;
/** What push services see of whoever has no address. */
const NOBODY = 'mailto:nobody@gaslamp.invalid';

/** Short, and telling nothing of what it was made from. */
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

export class Outlets {
  /** By place, when something was sent there last, by the house clock: of all matches together. */
  readonly #sent = new Map<string, number>();
  readonly asked: Quota;
  readonly allAsked: Quota;

  private constructor(
    readonly store: Pick<Store, 'refuses'>,
    readonly vapid: Vapid,
    /** Signs links in letters. */
    readonly linkKey: string,
    readonly post: Post | null,
    readonly ways: Ways | undefined,
    { monotonic }: ServerClock,
  ) {
    const mine = 'too many letters are asked for from where you are: at most {most} {span}';
    this.asked = new Quota(ASKED.hour, ASKED.day, monotonic, mine);
    const all = 'too many letters are asked for: at most {most} {span} on this server';
    this.allAsked = new Quota(ALL_ASKED.hour, ALL_ASKED.day, monotonic, all);
  }
  /** With the keys of the house, which the first start makes. */
  static async of(
    store: Store,
    { ways, url = null, mail = null }: OutletOptions,
    clock: ServerClock,
  ): Promise<Outlets> {
    const subject = mail !== null ? `mailto:${mail.from.address}` : url?.startsWith('https:') ? url : NOBODY;
    const vapid = vapidOf(await store.secret('push', newVapidKeys), subject);
    const linkKey = await store.secret('letters', () => randomBytes(32).toString('base64url'));
    return new Outlets(store, vapid, linkKey, mail && url ? letterPost(mail, url, linkKey, clock) : null, ways, clock);
  }

  /**
   * Null where a place may be written to now, which counts from then on; else when it may be. A player in ten matches does
   * not hear ten things in a minute either.
   */
  take(target: Target, now: number): number | null {
    if (target.kind === 'mail' && target.asked !== null) return null;
    const spans = spansOf(target);
    const free = Math.max(...spans.map(([place, span]) => (this.#sent.get(place) ?? Number.NEGATIVE_INFINITY) + span));
    if (free > now) return free;
    // Put in anew, so that the first is always the one that was written to longest ago.
    for (const [place] of spans) {
      this.#sent.delete(place);
      this.#sent.set(place, now);
    }
    for (const [one, at] of this.#sent) {
      if (at + CALM.mail > now) break;
      this.#sent.delete(one);
    }
    return null;
  }

  /** Sends news to a target. What does not arrive is no reason to wait with the next. */
  async send(table: TableNow, target: Target, news: News): Promise<Sent> {
    const sent = await this.#send(table, target, news);
    // But of a channel anybody may say where it is: whoever is meant by it has to do with each try.
    if (sent !== 'told' && target.kind !== 'hook') this.#sent.delete(placeOf(target));
    return sent;
  }
  async #send(table: TableNow, target: Target, news: News): Promise<Sent> {
    const match = table.record.id;
    if (target.kind === 'hook') return toChannel(match, target, news, this.ways);
    const key = hashed(`${target.id} ${target.at} ${news.key}${target.kind === 'mail' ? target.wish : ''}`);
    const others = tableWith(table, target.seat);
    if (target.kind === 'mail') {
      if (this.post === null) return 'stuck';
      // Whoever said so once said it of all matches.
      if (await this.store.refuses(mailboxOf(this.linkKey, target.address))) return 'gone';
      return this.post(match, target, news, { key, table: others });
    }
    const text = news.kind === 'seats' || others === null ? news.text : `${news.text}\n${others}`;
    return toDevice(match, target, { news, key, text, topic: hashed(target.id) }, this.vapid, this.ways);
  }
}

/**
 * Between two messages of all matches together, in milliseconds: to the same channel, which a club's tables may share, and to
 * the same house, which may be any: a crowd of matches is no way to knock at somebody's door.
 */
const CHANNEL = 6_000;
const HOUSE = 1_000;
const spansOf = (target: Target): readonly (readonly [place: string, span: number])[] =>
  target.kind === 'hook'
    ? [
        [target.url, CHANNEL],
        [new URL(target.url).host, HOUSE],
      ]
    : [[placeOf(target), CALM[target.kind]]];
const placeOf = (target: Target): string => (target.kind === 'mail' ? target.address : target.url);
