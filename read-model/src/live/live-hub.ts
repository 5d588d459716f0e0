import { type AccountId, formatPositionVector, type PositionVector } from '@naksha/events/kernel';
import type { Lead } from '@naksha/events/wire/leads';
import type { LiveMessage } from '@naksha/events/wire/live';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { filterDocumentsOfKind, type StoredDocument } from '../documents/stored-document.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import type { FeedChange, FeedLoad, FeedSubscriber } from '../feed/feed-change.ts';
import type { InterestDocument } from '../leads/interest-document.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { LeadInboxQuery } from '../leads/lead-inbox.ts';
import { type ContactedInterest, formatLeadId, hasContactedSeller } from '../leads/to-lead.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { MapFollower } from '../map/map-follower.ts';
import { type DeliveredChange, LIVE_SETTINGS, type LiveSettings } from './live-settings.ts';
import { LiveStream, type Sink } from './live-stream.ts';
import { OpenStreams } from './open-streams.ts';
import { type LiveChange, type OwnedListing, RecentLiveChanges } from './recent-live-changes.ts';

/** With more missed leads, the client reloads its inbox instead. */
const MAX_MISSED = 100;
const ENDED_REMEMBERED = 1000;

/** Its multiples' fractional parts are evenly distributed. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** Runs after the map has applied a change, so that its tiles show it. */
@Injectable()
export class LiveHub implements FeedSubscriber, OnApplicationBootstrap, OnModuleDestroy {
  readonly kinds = [interestKind, listingKind];
  readonly #log = new Logger(LiveHub.name);
  readonly #streams: OpenStreams<LiveStream>;
  readonly #newLeads = new NewLeads();
  readonly #recent: RecentLiveChanges;
  readonly #endings: (() => void)[];
  /** Streams can be authorized before a session ends and opened after. */
  readonly #endedSessions = new Set<string>();
  #cells: string[] = [];
  #heartbeat: NodeJS.Timeout | undefined;
  #spread = 0;
  #positionTimer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DocumentFeed) feed: DocumentFeed,
    @Inject(MapFollower) private readonly map: MapFollower,
    @Inject(LeadInboxQuery) private readonly leads: LeadInboxQuery,
    @Inject(LIVE_SETTINGS) private readonly settings: LiveSettings,
  ) {
    this.#streams = new OpenStreams(settings);
    this.#recent = new RecentLiveChanges(settings.remembered);
    this.#endings = [map.listen((cells) => void this.#cells.push(...cells)), feed.subscribe(this)];
  }

  onApplicationBootstrap(): void {
    this.#heartbeat = setInterval(() => {
      for (const stream of this.#streams) stream.heartbeat();
    }, this.settings.heartbeatMs);
  }

  onModuleDestroy(): void {
    for (const end of this.#endings) end();
    clearInterval(this.#heartbeat);
    clearTimeout(this.#positionTimer);
    for (const stream of this.#streams) stream.end();
  }

  get size(): number {
    return this.#streams.size;
  }

  assertCapacity(network: string): void {
    this.map.assertReady();
    this.#streams.assertCapacity(network);
  }

  /** A client whose position cannot be resumed has to reload. */
  open(sink: Sink, reader: LiveStream['reader'], lastEventId: PositionVector | 'unreadable' | undefined): LiveStream {
    const stream = new LiveStream(sink, reader, this.settings, () => {
      clearTimeout(life);
      this.#streams.delete(stream);
    });
    const life = setTimeout(() => stream.end(), this.#nextProcessNumber());
    this.#streams.add(stream);
    if (reader.session !== undefined && this.#endedSessions.has(reader.session)) {
      stream.end();
      return stream;
    }
    const missed = this.#findMissed(lastEventId, reader.account);
    if (missed) this.#sendChange(stream, missed);
    else this.#sendMessage(stream, { event: 'reload', data: { reason: 'too_long_ago' } });
    this.#sendPosition(stream);
    return stream;
  }

  /** Random, so that streams opened together do not reconnect together. */
  #nextProcessNumber(): number {
    this.#spread = (this.#spread + GOLDEN_RATIO) % 1;
    return this.settings.lifeMs * (1 - this.#spread / 4);
  }

  endSession(session: string): void {
    this.#endedSessions.add(session);
    if (this.#endedSessions.size > ENDED_REMEMBERED)
      this.#endedSessions.delete(this.#endedSessions.values().next().value as string);
    for (const stream of [...this.#streams]) if (stream.reader.session === session) stream.end();
  }

  get sessions(): Set<string> {
    return new Set([...this.#streams].flatMap(({ reader: { session } }) => session ?? []));
  }

  #findMissed(lastEventId: PositionVector | 'unreadable' | undefined, account: AccountId | undefined) {
    if (lastEventId === undefined) return { after: [], cells: [], leads: [], listings: [] };
    const missed = lastEventId === 'unreadable' ? undefined : this.#recent.since(lastEventId);
    const own = missed?.leads.filter(({ seller }) => seller === account) ?? [];
    return own.length > MAX_MISSED ? undefined : missed;
  }

  load(): FeedLoad {
    return { page: (documents) => void this.#selectNews(documents), end: () => {} };
  }

  changed({ generation, before, after, documents }: FeedChange): void {
    const since = Date.now();
    const [cells, leads, listings] = [this.#cells, this.#selectNews(documents), selectOwned(documents)];
    this.#cells = [];
    if (!before) {
      this.#recent.restart({ generation, seqs: after });
      for (const stream of this.#streams)
        this.#sendMessage(stream, { event: 'reload', data: { reason: 'new_generation' } });
      return;
    }
    const change = { after, cells, leads, listings };
    if (cells.length || leads.length || listings.length) {
      this.#recent.add(change);
      const streams = [...this.#streams].filter((stream) => this.#sendChange(stream, change)).length;
      if (streams > 0) this.settings.onDelivered?.({ changes: selectLatest(documents), since, streams });
    }
    this.#positionTimer ??= setTimeout(() => {
      this.#positionTimer = undefined;
      for (const stream of this.#streams) this.#sendPosition(stream);
    }, this.settings.positionMs);
  }

  #selectNews(documents: readonly StoredDocument[]): ContactedInterest[] {
    return this.#newLeads.findNew(filterDocumentsOfKind(interestKind, documents).map(({ body }) => body));
  }

  #sendChange(stream: LiveStream, { after, cells, leads, listings }: LiveChange): boolean {
    const { account, shows } = stream.reader;
    const position = formatPositionVector({ generation: this.map.position().generation, seqs: after });
    const own = account === undefined ? [] : leads.filter(({ seller }) => seller === account);
    const shown = cells.filter(shows);
    const told: LiveMessage[] = shown.length ? [{ event: 'cells', data: { cells: shown, position } }] : [];
    const mine = account === undefined ? [] : listings.filter(({ seller }) => seller === account).map(({ id }) => id);
    if (mine.length > 0) told.push({ event: 'own_listings', data: { listings: mine.slice(0, MAX_MISSED), position } });
    if (own.length === 0)
      for (const [k, message] of told.entries())
        stream.send({ message, ...(k === told.length - 1 && { id: position }) });
    else
      stream.sendWhenKnown(async () => {
        const known = await this.#findLeads(own);
        told.push(...known.map((lead) => ({ event: 'lead' as const, data: { lead, position } })));
        return told.map((message, k) => ({ message, ...(k === told.length - 1 && { id: position }) }));
      });
    return told.length + own.length > 0;
  }

  async #findLeads(leads: readonly ContactedInterest[]): Promise<Lead[]> {
    try {
      return await this.leads.toLeads(leads);
    } catch (error) {
      this.#log.warn({
        err: error,
        msg: 'lead lookup failed',
        impact: 'the stream is closed and the client reconnects',
      });
      throw error;
    }
  }

  #sendPosition(stream: LiveStream): void {
    const position = formatPositionVector(this.map.position());
    if (stream.lastId !== position) stream.send({ id: position, message: { event: 'position', data: { position } } });
  }

  #sendMessage(stream: LiveStream, message: { event: 'reload'; data: { reason: string } }): void {
    stream.send({ id: formatPositionVector(this.map.position()), message });
  }
}

const selectLatest = (documents: readonly StoredDocument[]): DeliveredChange['changes'] => [
  ...new Map(documents.map(({ partition, seq }) => [`${partition}:${seq}`, { partition, seq }])).values(),
];

const selectOwned = (documents: readonly StoredDocument[]): OwnedListing[] =>
  filterDocumentsOfKind(listingKind, documents).flatMap(({ body }) =>
    body ? [{ id: body.id, seller: body.seller }] : [],
  );

/** Up to twice as many are kept, about 20 MB. */
export const REMEMBERED = 50_000;

/** Not repeated views or saves. Beyond `REMEMBERED` leads, old ones may be reported again. */
export class NewLeads {
  /**
   * When the newer map is full, the older is dropped: deleting the oldest keys of one map is slow, because iterators
   * skip every deleted key.
   */
  #late = new Map<string, string>();
  #before: ReadonlyMap<string, string> = new Map();

  findNew(interests: readonly (InterestDocument | null)[]): ContactedInterest[] {
    return interests.filter(hasContactedSeller).filter((lead) => {
      const id = formatLeadId(lead);
      const state = [lead.status, lead.statusAt, lead.callbackAt].join(' ');
      const known = (this.#late.get(id) ?? this.#before.get(id)) === state;
      this.#late.set(id, state);
      if (this.#late.size >= REMEMBERED) [this.#before, this.#late] = [this.#late, new Map()];
      return !known;
    });
  }
}
