import type { RecordedEvent } from '@naksha/events/contracts';
import type { PostgresEventStore } from '@naksha/events/event-store';
import type { AccountId } from '@naksha/events/kernel';
import { isListingId, nameInterestStream, partitionForKey } from '@naksha/events/kernel';
import { type KeyRing, listIdempotencyKeyForms } from '@naksha/services';
import type pg from 'pg';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const EVENT = new RegExp(`^${UUID}$`);
const LEAD = new RegExp(`^([0-9a-z]{11})-(${UUID})$`);
/** As the SMS gateway's idempotency key names an effect, and as `npm run parked` does. */
const EFFECT = new RegExp(`^([a-z][a-z-]*)-(${UUID})$`);
const PARKED_EFFECT = new RegExp(`^(${UUID})/([a-z-]+)$`);

/** @param kind only effects of this kind were asked for */
export type FoundEvents = { events: RecordedEvent[]; kind?: string };
type Sources = { pool: pg.Pool; store: PostgresEventStore; keys: KeyRing };

/** The events that a lead, a listing, an event, an effect or a command's idempotency key names; empty if none does. */
export async function findEventsByKey({ pool, store, keys }: Sources, key: string): Promise<FoundEvents> {
  if (isListingId(key)) return { events: await store.readKey(key, (await store.heads())[partitionForKey(key)]) };
  const [, listing, buyer] = LEAD.exec(key) ?? [];
  if (listing && isListingId(listing))
    return { events: await store.readStream(nameInterestStream(listing, buyer as AccountId)) };
  const [, kind, event] = EFFECT.exec(key) ?? [];
  if (event) return { events: await readById(pool, store, event), kind };
  const [, parkedEvent, parkedKind] = PARKED_EFFECT.exec(key) ?? [];
  if (parkedEvent) return { events: await readById(pool, store, parkedEvent), kind: parkedKind };
  const events = EVENT.test(key) ? await readById(pool, store, key) : [];
  return {
    events: events.length > 0 ? events : await readOfCommand(pool, store, listIdempotencyKeyForms(keys, key)),
  };
}

async function readById(pool: pg.Pool, store: PostgresEventStore, id: string): Promise<RecordedEvent[]> {
  const { rows } = await pool.query<Place>('select partition, seq from events where id = $1', [id]);
  return readAt(store, rows);
}

/** The events of the command that clients sent with this idempotency key; kept for two days. */
async function readOfCommand(
  pool: pg.Pool,
  store: PostgresEventStore,
  forms: readonly string[],
): Promise<RecordedEvent[]> {
  const { rows } = await pool.query<Place>('select distinct partition, seq from idempotency where key = any ($1)', [
    forms,
  ]);
  const events = await readAt(store, rows);
  const ofStreams = await Promise.all(events.map(({ stream }) => store.readStream(stream)));
  const commands = new Set(events.map(({ correlationId }) => correlationId));
  return ofStreams.flat().filter(({ correlationId }) => commands.has(correlationId));
}

type Place = { partition: number; seq: string };
const readAt = async (store: PostgresEventStore, places: readonly Place[]): Promise<RecordedEvent[]> =>
  (await Promise.all(places.map(({ partition, seq }) => store.readPartition(partition, Number(seq) - 1, 1)))).flat();
