import { decodeEvent, type KnownEvent, type RecordedEvent } from '@naksha/events/contracts';
import { availabilityLapsesAt } from '@naksha/events/kernel';
import { DOCUMENT_KINDS, foldEvents } from '@naksha/read-model/testing/parts';
import { canonical, checkpointTable, liveNumber } from './document-statements.ts';
import { effectsHaveEnded } from './effects-at-rest.ts';
import type { Invariants } from './invariants.ts';
import { checkMapMatchesDocuments } from './map-at-rest.ts';
import { ensure } from './model.ts';
import { MARKET_SELLER } from './people.ts';
import { REACTORS } from './processes.ts';
import { listingsNow, type RestingWorld, sameSet } from './resting-world.ts';
import type { EventRow } from './tables.ts';

/** Promises that hold when everything has caught up. */
export function checkQuietPoint(world: RestingWorld): void {
  claimsAreTheHistorys(world);
  documentsAreFolds(world);
  checkMapMatchesDocuments(world);
  reactorsHaveReacted(world);
  availabilityIsTheHistorys(world);
  textsAreInTheVault(world);
  nothingTells(world);
}

/** Promises that hold after hours, when postponed work is done. */
export function checkEnd(world: RestingWorld): void {
  effectsHaveEnded(world);
  listingsHaveLapsed(world);
}

function claimsAreTheHistorys({ database, invariants }: RestingWorld): void {
  const { model, people, client } = invariants;
  const claims = [...database.tables.read('claims').values()] as { kind: string; key: string; owner: string }[];
  const held = (kind: string) => claims.filter((claim) => claim.kind === kind);
  const phones = held('phone');
  ensure(
    phones.length === model.accounts.size,
    'claims hold',
    `${phones.length} numbers of ${model.accounts.size} accounts`,
  );
  for (const [person, account] of people) {
    const row = database.tables.read('vault_person').get(account);
    ensure(row?.phone === person.phone, 'one account a number', `${person.name} of ${account} is not in the vault`);
    ensure(
      phones.some(({ owner }) => owner === account),
      'claims hold',
      `nobody holds the number of ${person.name}`,
    );
  }
  const contacts = new Map<string, number>();
  for (const { key } of held('contact')) {
    const [buyer, day] = key.split('/');
    contacts.set(`${buyer}/${day}`, (contacts.get(`${buyer}/${day}`) ?? 0) + 1);
  }
  const days = new Set([...contacts.keys(), ...model.contacts.keys()]);
  for (const day of days)
    ensure(
      contacts.get(day) === model.contacts.get(day),
      'quotas exact',
      `${day}: ${contacts.get(day) ?? 0} slots taken for ${model.contacts.get(day) ?? 0} contacts`,
    );
  if (invariants.hasOneClock) postsAreBounded(invariants, held('posted'));
  const slots = held('search-slot');
  ensure(
    slots.length === model.searches.size,
    'quotas exact',
    `${slots.length} slots of ${model.searches.size} searches`,
  );
  ensure(
    new Set([...model.searches.values()].map(({ account, view }) => `${account} ${view}`)).size === model.searches.size,
    'claims hold',
    'a search is saved twice',
  );
  externalIdsAreOnce(client, claims);
}

/** As many claims as listings with an external id. */
function externalIdsAreOnce(client: Invariants['client'], claims: readonly { kind: string; key: string }[]): void {
  for (const [seller, ids] of client.numbered)
    ensure(ids.size === 1, 'claims hold', `one external id of ${seller.name} stands for ${[...ids].join(' and ')}`);
  const kinds = claims.filter(({ kind }) => kind.startsWith('external-id/'));
  ensure(
    new Set(kinds.map(({ kind }) => kind)).size === kinds.length,
    'claims hold',
    'an account has more external ids than it gave',
  );
  ensure(kinds.length >= client.numbered.size, 'claims hold', 'an external id has no claim');
}

/** At most three a day for a new account, ten in thirty days before a verification, twenty a day for any. */
function postsAreBounded({ model }: Invariants, held: readonly { key: string }[]): void {
  const posted = [...model.posts].filter(([day]) => !day.startsWith(MARKET_SELLER));
  const total = posted.reduce((sum, [, ids]) => sum + ids.length, 0);
  ensure(held.length === total, 'quotas exact', `${held.length} slots taken for ${total} listings`);
  const bySeller = Map.groupBy(posted, ([day]) => day.split('/')[0]);
  for (const [seller, days] of bySeller) {
    const isVerified = [...model.listings.values()].some((history) =>
      history.some(({ state }) => state.seller === seller && state.onceVerified),
    );
    for (const [day, ids] of days)
      ensure(ids.length <= (isVerified ? 20 : 3), 'quotas exact', `${day} has ${ids.length}`);
    const all = days.reduce((sum, [, ids]) => sum + ids.length, 0);
    const first = Math.min(...days.map(([day]) => Date.parse(day.split('/')[1])));
    const last = Math.max(...days.map(([day]) => Date.parse(day.split('/')[1])));
    if (!isVerified && last - first < 29 * 86_400_000) ensure(all <= 10, 'quotas exact', `${seller} has ${all} unseen`);
  }
}

const recorded = (row: EventRow): RecordedEvent =>
  ({
    ...row,
    seq: Number(row.seq),
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    occurredAt: row.occurred_at.toISOString(),
  }) as unknown as RecordedEvent;

/** Each document equals a fold of its key's whole history. */
function documentsAreFolds({ database, invariants }: RestingWorld): void {
  const { tables } = database;
  const live = liveNumber(tables);
  const { log } = tables;
  for (const { partition, seq } of tables.read(checkpointTable(live)).values() as Iterable<{
    partition: number;
    seq: string;
  }>)
    ensure(
      Number(seq) === log.partitions[partition].length,
      'everybody catches up',
      `documents of ${partition} stand at ${seq}`,
    );
  const folded = new Map<string, { seq: number; body: unknown }>();
  for (const events of log.partitions)
    for (const { kind, id, body, seq } of foldEvents(
      events.map((row): KnownEvent => decodeEvent(recorded(row))),
      DOCUMENT_KINDS,
      new Map(),
    ))
      folded.set(`${kind} ${id}`, { seq, body });
  const shown = invariants.liveDocuments();
  for (const row of shown) {
    const { kind, id, seq, body, hidden } = row;
    ensure(!hidden, 'documents = fold', `${kind} ${id} is hidden`);
    const wanted = folded.get(`${kind} ${id}`);
    ensure(
      wanted !== undefined && Number(seq) === wanted.seq && isSame(body, wanted.body),
      'documents = fold',
      `${kind} ${id} is ${seq} ${JSON.stringify(body)}, not ${wanted?.seq} ${JSON.stringify(wanted?.body)}`,
    );
    if (kind === 'listing' || kind === 'interest') invariants.agrees(row, Number.POSITIVE_INFINITY);
  }
  ensure(shown.length === folded.size, 'documents = fold', `${shown.length} documents, and ${folded.size} by the log`);
  const listed = shown.filter(({ kind }) => kind === 'listing').length;
  ensure(
    listed === invariants.model.listings.size,
    'documents = history',
    `${listed} of ${invariants.model.listings.size} listings`,
  );
  const interests = shown.filter(({ kind }) => kind === 'interest').length;
  ensure(
    interests === invariants.model.interests.size,
    'documents = history',
    `${interests} of ${invariants.model.interests.size} interests`,
  );
}

function reactorsHaveReacted({ database, invariants, startedAt }: RestingWorld): void {
  const { tables } = database;
  const { log } = tables;
  for (const { name } of REACTORS)
    for (const [partition, events] of log.partitions.entries()) {
      const seq = Number(tables.read('reactor_position').get(`${name} ${partition}`)?.seq);
      ensure(
        seq === events.length,
        'everybody catches up',
        `${name} stands at ${partition}:${seq} of ${events.length}`,
      );
    }
  const wanted = log.partitions
    .flat()
    .filter((row) => Number(row.seq) > startedAt[row.partition])
    .flatMap(({ type, id }) => {
      if (type === 'ListingContacted') return [`${id} notify-lead`];
      return type === 'ListingRejected' ? [`${id} notify-rejection`] : [];
    });
  sameSet('effects = history', [...tables.read('effects').keys()], wanted, 'the effects');
  for (const row of tables.read('effects').values()) invariants.withoutDigits('an effect', JSON.stringify(row));
}

function availabilityIsTheHistorys({ database, invariants }: RestingWorld): void {
  const shown = [...database.tables.read('availability_due').values()] as { listing: string; due: Date | null }[];
  const wanted = listingsNow(invariants.model)
    .filter(({ state }) => state !== 'deleted')
    .map(({ id, state, stale, confirmedAt }) => {
      const due = state === 'verified' && !stale ? availabilityLapsesAt(new Date(confirmedAt).toISOString()) : null;
      return `${id} ${due}`;
    });
  const rows = shown.map(({ listing, due }) => `${listing} ${due?.toISOString() ?? null}`);
  sameSet('what is due = history', rows, wanted, 'what is due');
}

function listingsHaveLapsed({ invariants, scheduler }: RestingWorld): void {
  if (!invariants.hasOneClock) return;
  for (const { id, state, stale, confirmedAt } of listingsNow(invariants.model)) {
    const age = (scheduler.now - confirmedAt) / 86_400_000;
    if (state === 'verified' && age > 37.2) ensure(stale, 'listings lapse', `${id} was confirmed ${age} days ago`);
  }
}

/** Every description named by an event is in the vault under its seller. */
function textsAreInTheVault({ database, invariants }: RestingWorld): void {
  const texts = database.tables.read('vault_text');
  for (const { id, state, description, seller } of listingsNow(invariants.model)) {
    if (state === 'deleted' || description === undefined) continue;
    ensure(texts.get(description)?.account === seller, 'texts in the vault', `the description of ${id} is gone`);
  }
  for (const text of texts.values())
    ensure(text.awaitedIn !== null, 'texts in the vault', `nobody would look at text ${text.id} again`);
}

/** Claims, keys and jobs contain no personal data. */
function nothingTells({ database, queue, invariants }: RestingWorld): void {
  for (const name of ['claims', 'idempotency', 'account', 'availability_due'])
    for (const row of database.tables.read(name).values())
      invariants.withoutDigits(`table ${name}`, JSON.stringify(row));
  for (const job of queue.seen) invariants.withoutDigits('a job', job);
}

const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(JSON.parse(JSON.stringify(b)));
