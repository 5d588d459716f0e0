import { z } from 'zod';
import { type EventsOf, event } from './define-stream.ts';

/** Stream `key-{orderingKey}`: operators' actions on a parked key, ordered with its events. */
export const keyStream = {
  /** The projector folds the key again. */
  KeyReleased: event(z.object({ key: z.string().min(1) })),
};
export type KeyEvent = EventsOf<typeof keyStream>;
