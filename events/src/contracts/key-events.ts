import { z } from 'zod';
import { defineEvent, type EventsOf } from './define-stream.ts';

/** Operators' actions on a parked key, ordered with its events. */
export const keyStream = {
  KeyReleased: defineEvent(z.object({ key: z.string().min(1) })),
};
export type KeyEvent = EventsOf<typeof keyStream>;
