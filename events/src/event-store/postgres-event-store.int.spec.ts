import { describe } from 'vitest';
import { eventStoreContract } from '../testing/event-store-contract.ts';
import { createFreshDatabase } from '../testing/fresh-database.ts';
import { PostgresEventStore } from './postgres-event-store.ts';
import { RandomIds } from './random-ids.ts';

describe('D-43 D-48 D-54 D-55 as the suite of the port shows them', () => {
  eventStoreContract('PostgresEventStore', async () => {
    const database = await createFreshDatabase();
    const open = () => new PostgresEventStore({ pool: database.pool, ids: new RandomIds() });
    return { store: open(), other: open(), close: () => database.drop() };
  });
});
