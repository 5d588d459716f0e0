import { Signal } from '@naksha/events/async';
import { Problem } from '@naksha/events/contracts';
import { PARTITIONS } from '@naksha/events/kernel';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DocumentFeed } from '../feed/document-feed.ts';
import type { FeedLoad, FeedSubscriber } from '../feed/feed-change.ts';
import { invalidParameterProblem } from '../http/parse-query.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { FEED_LIMITS } from './feed-settings.ts';
import { type FeedSink, streamPublicEventFeed } from './feed-stream.ts';
import { FEED_SOURCE, type FeedFilter, type FeedPage, type FeedSource, loadFeedPage } from './read-feed.ts';

type FeedCursor = { source: string; seqs: readonly number[] };

/** Enough of the id to distinguish event tables. */
const LETTERS = 8;
const printSource = (source: string): string => source.replace('urn:uuid:', '').slice(-LETTERS);

/** `source.seq0.seq1…seq15` */
export const formatFeedCursor = (source: string, seqs: readonly number[]): string =>
  [printSource(source), ...seqs].join('.');

/** Returns the reason if the position cannot be resumed. `here`: the current event table and its heads. */
export function parseFeedCursor(text: string, here: FeedCursor): readonly number[] | { reason: string } {
  const [source, ...parts] = text.split('.');
  if (parts.length !== PARTITIONS || !/^[0-9a-f]{8}$/.test(source) || !parts.every((part) => /^\d{1,15}$/.test(part)))
    return { reason: 'must be the Naksha-Next header of an earlier response, an event id of the stream, or now' };
  if (source !== printSource(here.source)) return { reason: 'belongs to another event log. Start without it' };
  const seqs = parts.map(Number);
  if (seqs.some((seq, partition) => seq > here.seqs[partition]))
    return { reason: 'is ahead of this event log, which may have been restored from an older copy. Start without it' };
  return seqs;
}

type Sink = FeedSink & { end(): unknown };
type Open = { partner: string; end(): void };

const START_AGAIN_SECONDS = 30;
const tooManyRequests = (status: number, detail: string) =>
  new Problem(status, 'too_many_streams', detail, undefined, START_AGAIN_SECONDS);

@Injectable()
export class PublicFeed implements FeedSubscriber, OnModuleDestroy {
  readonly kinds = [listingKind];
  readonly #log = new Logger(PublicFeed.name);
  readonly #news = new Signal();
  readonly #open = new Set<Open>();
  readonly #asking = new Set<string>();
  /** Streams can be authorized before a revocation and opened after. Ids are not reused. */
  readonly #ended = new Set<string>();
  readonly #unsubscribe: () => void;

  constructor(
    @Inject(DocumentFeed) feed: DocumentFeed,
    @Inject(FEED_SOURCE) private readonly source: FeedSource,
  ) {
    this.#unsubscribe = feed.subscribe(this);
  }

  load(): FeedLoad {
    return { page: () => {}, end: () => this.#news.notify() };
  }

  changed(): void {
    this.#news.notify();
  }

  onModuleDestroy(): void {
    this.#unsubscribe();
    for (const stream of [...this.#open]) stream.end();
  }

  /** `now` for new events only. @throws Problem 422 */
  async resolveStart(after: string | undefined): Promise<readonly number[]> {
    const [source, seqs] = await Promise.all([this.source.source(), this.source.heads()]);
    if (after === undefined) return seqs.map(() => 0);
    if (after === 'now') return seqs;
    const found = parseFeedCursor(after, { source, seqs });
    if ('reason' in found) throw invalidParameterProblem('after', found.reason);
    return found;
  }

  /** @throws Problem 429 while another page of the partner is in progress */
  async readPage(
    partner: string,
    after: readonly number[],
    filter: FeedFilter,
    ended: AbortSignal,
  ): Promise<{ page: FeedPage; next: string }> {
    if (this.#asking.has(partner))
      throw new Problem(
        429,
        'too_many_requests',
        'A page is already being prepared for your token. Wait for it before you request the next one.',
        undefined,
        1,
      );
    this.#asking.add(partner);
    try {
      const page = await this.#read(after, filter, ended);
      return { page, next: formatFeedCursor(page.source, page.next) };
    } finally {
      this.#asking.delete(partner);
    }
  }

  assertCapacity(partner: string): void {
    const own = [...this.#open].filter((stream) => stream.partner === partner).length;
    if (own >= FEED_LIMITS.streamsOfPartner)
      throw tooManyRequests(429, 'Too many streams are open with your token. Close some and try again.');
    if (this.#open.size >= FEED_LIMITS.streams)
      throw tooManyRequests(503, 'The server has reached its limit of partner streams. Try again later.');
  }

  async stream(partner: string, sink: Sink, after: readonly number[], filter: FeedFilter): Promise<void> {
    const ended = new AbortController();
    const stream: Open = {
      partner,
      end: () => {
        this.#open.delete(stream);
        ended.abort();
        sink.end();
        this.#news.notify();
      },
    };
    this.#open.add(stream);
    const life = setTimeout(() => stream.end(), FEED_LIMITS.lifeMs);
    sink.on('close', () => stream.end());
    sink.on('error', () => stream.end());
    try {
      if (this.#ended.has(partner)) return;
      const source = await this.source.source();
      await streamPublicEventFeed(
        {
          read: (from) => this.#read(from, filter, ended.signal),
          print: (seqs) => formatFeedCursor(source, seqs),
          ...{ sink, news: this.#news, ended: ended.signal, heartbeatMs: FEED_LIMITS.heartbeatMs },
        },
        after,
      );
    } catch (error) {
      this.#log.warn({ err: error, msg: 'partner stream failed', impact: 'the client reconnects' });
    } finally {
      clearTimeout(life);
      stream.end();
    }
  }

  get partners(): Set<string> {
    return new Set([...this.#open].map(({ partner }) => partner));
  }

  endPartner(partner: string): void {
    this.#ended.add(partner);
    for (const stream of [...this.#open]) if (stream.partner === partner) stream.end();
  }

  #read(after: readonly number[], filter: FeedFilter, ended: AbortSignal): Promise<FeedPage> {
    const until = performance.now() + FEED_LIMITS.pageMs;
    return loadFeedPage(this.source, after, filter, {
      isOver: () => ended.aborted || performance.now() > until,
      onLeftOut: (stream, error) => this.#log.warn({ err: error, msg: 'listing left out of partner feed', stream }),
    });
  }
}
