import { Logger } from '@nestjs/common';
import type { Plan } from './plan.ts';
import { checkEnd, checkQuietPoint } from './quiet-points.ts';
import { installVirtualTime } from './virtual-time.ts';
import { World } from './world.ts';

export type HistoryEnd = {
  trace: string;
  steps: number;
  events: number;
  failure?: { invariant: string; message: string };
};

/** Runs a history until its end or first violation. Deterministic. */
export async function runHistory(plan: Plan): Promise<HistoryEnd> {
  const world = new World(plan);
  const restore = installVirtualTime(world.scheduler);
  // Nest logs what it loads.
  Logger.overrideLogger(false);
  const end = (failure?: HistoryEnd['failure']): HistoryEnd => {
    const { scheduler, database } = world;
    const events = database.tables.log.partitions.flat();
    for (const { stream, seq, type, id } of events) scheduler.trace.add(`${stream} ${seq} ${type} ${id}`);
    return { trace: scheduler.trace.hash, steps: scheduler.steps, events: events.length, ...(failure && { failure }) };
  };
  try {
    await world.run();
    checkQuietPoint(world);
    const appended = world.database.tables.log.size;
    await world.letTimePass();
    // Otherwise only time has passed.
    if (world.database.tables.log.size > appended) checkQuietPoint(world);
    checkEnd(world);
    return end();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const invariant = 'invariant' in error ? String(error.invariant) : 'no surprises';
    return end({ invariant, message: error.stack && invariant === 'no surprises' ? error.stack : error.message });
  } finally {
    restore();
    Logger.overrideLogger(['log', 'fatal', 'error', 'warn', 'debug', 'verbose']);
  }
}
