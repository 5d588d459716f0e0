import { z } from 'zod';
import { ALERT_FREQUENCIES } from '../kernel/alerts.ts';
import { type EventsOf, event } from './define-stream.ts';
import { LOCALES } from './pages/languages.ts';
import { accountId } from './primitives.ts';

const hour = z.number().int().min(0).max(23);
const frequency = z.enum(ALERT_FREQUENCIES);
/** Hours in India, see `QuietHours`. */
const quiet = z.object({ from: hour, to: hour });

/**
 * Stream `search-{id}`: a search that somebody saved, and how they want to hear of what is new. What they call it is in the
 * vault, under the search's id.
 */
export const searchStream = {
  SearchSaved: event(
    z.object({
      account: accountId,
      /** The filter with city and camera, as the address of /home has it. */
      view: z.string().max(4_000),
      frequency,
      quiet,
      /** Of the page on which it was saved: its texts speak it. Missing of before this was asked. */
      locale: z.enum(LOCALES).optional(),
    }),
  ),
  /** The new name, or that there is none any more, is in the vault. */
  SearchRenamed: event(z.object({})),
  SearchAlertsChosen: event(z.object({ frequency, quiet })),
  /** By the link in a text, too, which works for whoever holds it. */
  SearchPaused: event(z.object({ by: z.enum(['owner', 'link']) })),
  SearchResumed: event(z.object({})),
  /** Its owner has looked at what is new: from now on that is what came since. */
  SearchLookedAt: event(z.object({})),
  SearchDeleted: event(z.object({})),
};
export type SearchEvent = EventsOf<typeof searchStream>;
