import { z } from 'zod';
import { type EventsOf, event } from './define-stream.ts';

/** Stream `key-{orderingKey}`: what operators do to a parked ordering key. It is ordered with that key's own events. */
export const keyStream = {
  /** The projector folds the whole key again from the event table. */
  KeyReleased: event(z.object({ key: z.string().min(1) })),
};
export type KeyEvent = EventsOf<typeof keyStream>;
