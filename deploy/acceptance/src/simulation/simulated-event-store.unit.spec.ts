import { PostgresEventStore } from '@naksha/events/event-store';
import { eventStoreContract } from '@naksha/events/testing';
import { afterAll, beforeAll } from 'vitest';
import { Scheduler, WORLD } from './scheduler.ts';
import { SeededIds } from './seeded-ids.ts';
import { SimulatedPostgres } from './simulated-postgres.ts';

/** The port's contract suite uses real time, so the scheduler runs continuously. */
let isOver = false;
const scheduler = new Scheduler(1, Date.now());
const database = new SimulatedPostgres(scheduler, {
  faultOf: () => undefined,
  isAnswerLate: () => scheduler.happens(0.5),
  notify: () => {},
  fail: (error) => {
    throw error;
  },
});
const goOn = async () => {
  while (!isOver) {
    scheduler.now = Date.now();
    if (!(await scheduler.step())) await new Promise((resolve) => setTimeout(resolve, 1));
  }
};
beforeAll(() => void goOn());
afterAll(() => {
  isOver = true;
});

const open = (nth: number) => new PostgresEventStore({ pool: database.poolOf(WORLD), ids: new SeededIds(nth) });
eventStoreContract('PostgresEventStore on the simulated database', async () => ({
  store: open(1),
  other: open(2),
  close: async () => {},
}));
