import type { Invariants } from './invariants.ts';
import { ensure } from './model.ts';
import type { RestingWorld } from './resting-world.ts';
import type { EventRow, Row } from './tables.ts';

/** One text per key, to the right person, not at night. */
export function effectsHaveEnded({ database, carrier, invariants, plan, hasKilled }: RestingWorld): void {
  const effects = [...database.tables.read('effects').values()] as (Row &
    Record<'event_id' | 'kind' | 'state' | 'subject', string>)[];
  const texts = new Map(carrier.delivered.map((text) => [text.key, text]));
  ensure(texts.size === carrier.delivered.length, 'a text once', 'a key was delivered twice');
  const { model } = invariants;
  const { log } = database.tables;
  for (const effect of effects) {
    const { event_id, kind, state, last_error, attempts } = effect;
    const what = `${kind} of ${event_id}`;
    if (state === 'dead')
      ensure(Number(attempts) >= 6, 'effects end', `${what} is dead after ${attempts}: ${last_error}`);
    else ensure(state === 'done' || state === 'dropped', 'effects end', `${what} is ${state}, due ${effect.due_at}`);
    const text = texts.get(`${kind}-${event_id}`);
    if (state === 'done') ensure(text !== undefined, 'effects end', `${what} is done, and nothing was sent`);
    const event = log.partitions.flat().find(({ id }) => id === event_id)!;
    const seller =
      event.type === 'ListingContacted'
        ? (event.data as { seller: string }).seller
        : model.listing(event.stream.replace('listing-', ''))!.seller;
    const phone = database.tables.read('vault_person').get(seller)?.phone;
    if (text) ensure(text.phone === phone, 'texts to whom they are for', `${what} went to ${text.phone}, not ${phone}`);
    if (state === 'dropped')
      dropsForAReason(
        effect,
        event,
        { model, texts: carrier.delivered.filter((one) => one.phone === phone) },
        invariants.hasOneClock,
      );
  }
  for (const { text } of carrier.delivered) invariants.withoutDigits('a text', text);
  if (!invariants.hasOneClock) return;
  for (const { at, key } of carrier.delivered) {
    const hour = ((at + 19_800_000) % 86_400_000) / 3_600_000;
    ensure(hour >= 8 && hour < 21.02, 'no text in the night', `${key} at ${hour}`);
  }
  const { carrier: away, lostAfter, lostBefore, undone } = plan.chances;
  if (away + lostAfter + lostBefore + undone > 0 || hasKilled) return;
  const sent = effects.filter(({ state, kind }) => state === 'done' && kind === 'notify-lead');
  const streamOf = new Map(log.partitions.flat().map(({ id, ordering_key }) => [id, ordering_key]));
  for (const [listing, done] of Map.groupBy(sent, ({ event_id }) => streamOf.get(event_id))) {
    const at = done.map(({ kind, event_id }) => texts.get(`${kind}-${event_id}`)!.at).sort((a, b) => a - b);
    for (const [k, time] of at.entries())
      if (k > 0)
        ensure(
          time - at[k - 1] > 3_600_000 - 5_000,
          'a text an hour',
          `${listing}: ${(time - at[k - 1]) / 1000} s apart`,
        );
  }
}

function dropsForAReason(
  effect: Row,
  event: EventRow,
  { model, texts }: { model: Invariants['model']; texts: readonly { at: number }[] },
  hasOneClock: boolean,
): void {
  const { last_error: reason } = effect;
  const what = `${effect.kind} of ${event.stream} was dropped: ${reason}`;
  const data = event.data as { listing?: string; buyer?: string };
  const since = model.listings
    .get(data.listing ?? event.stream.replace('listing-', ''))!
    .filter(({ seq }) => seq >= Number(event.seq));
  const before = model.listings.get(data.listing ?? '')?.findLast(({ seq }) => seq < Number(event.seq));
  switch (reason) {
    case 'listing is no longer on the market':
      ensure(
        [...since, ...(before ? [before] : [])].some(({ state }) => state.state !== 'verified'),
        'effects end',
        what,
      );
      return;
    case 'lead was already handled by the office':
      ensure(model.interest(data.listing!, data.buyer!)?.status !== 'new', 'effects end', what);
      return;
    case 'covered by a later message':
      if (hasOneClock)
        ensure(
          texts.some(({ at }) => at >= (effect.created_at as Date).getTime()),
          'effects end',
          what,
        );
      return;
    case 'rejection is no longer current':
      ensure(since.length > 1, 'effects end', what);
      return;
    default:
      ensure(false, 'effects end', what);
  }
}
