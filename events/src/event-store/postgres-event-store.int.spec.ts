import { eventStoreContract } from '../testing/event-store-contract.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { PostgresEventStore } from './postgres-event-store.ts';
import { RandomIds } from './random-ids.ts';

eventStoreContract('PostgresEventStore', async () => {
  const database = await freshDatabase();
  const open = () => new PostgresEventStore({ pool: database.pool, ids: new RandomIds() });
  return { store: open(), other: open(), close: () => database.drop() };
});
