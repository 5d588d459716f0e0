import { z } from 'zod';
import { ALERT_FREQUENCIES } from '../kernel/alerts.ts';
import { defineEvent, type EventsOf } from './define-stream.ts';
import { LOCALES } from './pages/languages.ts';
import { accountId } from './primitives.ts';

const hour = z.number().int().min(0).max(23);
const frequency = z.enum(ALERT_FREQUENCIES);
/** Hours in India. */
const quiet = z.object({ from: hour, to: hour });

/** Its name is in the vault. */
export const searchStream = {
  SearchSaved: defineEvent(
    z.object({
      account: accountId,
      /** As in the address of /home. */
      view: z.string().max(4_000),
      frequency,
      quiet,
      /** Missing in older events. */
      locale: z.enum(LOCALES).optional(),
    }),
  ),
  /** The new name is in the vault. */
  SearchRenamed: defineEvent(z.object({})),
  SearchAlertsChosen: defineEvent(z.object({ frequency, quiet })),
  /** `link`: anyone with the link in a text. */
  SearchPaused: defineEvent(z.object({ by: z.enum(['owner', 'link']) })),
  SearchResumed: defineEvent(z.object({})),
  /** Its owner has seen the results so far. */
  SearchLookedAt: defineEvent(z.object({})),
  SearchDeleted: defineEvent(z.object({})),
};
export type SearchEvent = EventsOf<typeof searchStream>;
