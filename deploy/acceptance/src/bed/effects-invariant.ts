import type { Bed } from './bed.ts';
import type { BedText } from './bed-texts.ts';
import { withClient } from './positions.ts';

type Effect = { name: string; state: string; attempts: number };
type Contact = { event: string; effects: number };

/**
 * Problems with effects: each contact must have exactly one, none may be given up, and each must be sent under its own key. A key
 * is sent at most once per attempt; a repeated key is not delivered again.
 */
export async function findEffectProblems({ writeDatabase, sms }: Bed): Promise<string[]> {
  const { effects, contacts } = await withClient(writeDatabase.direct, async (client) => ({
    effects: (await client.query<Effect>(`select kind || '-' || event_id as name, state, attempts from effects`)).rows,
    contacts: (
      await client.query<Contact>(
        `select e.id as event, count(f.event_id)::int as effects from events e
         left join effects f on f.event_id = e.id where e.type = 'ListingContacted' group by e.id`,
      )
    ).rows,
  }));
  const carried = Map.groupBy(sms.ofEffects, ({ key = 'no key' }) => key);
  const known = new Set(effects.map(({ name }) => name));
  return [
    ...contacts.filter(({ effects }) => effects !== 1).map(({ event, effects }) => `${event} has ${effects} effects`),
    ...effects.flatMap((effect) => findTrouble(effect, carried.get(effect.name) ?? [])),
    ...[...carried.keys()].filter((key) => !known.has(key)).map((key) => `${key} is nobody's`),
  ];
}

function findTrouble({ name, state, attempts }: Effect, texts: readonly BedText[]): string[] {
  return [
    ...(state === 'dead' ? [`${name} was given up`] : []),
    ...(state === 'done' && texts.length === 0 ? [`${name} was not carried`] : []),
    ...(texts.length > attempts ? [`${name} was carried ${texts.length} times in ${attempts} attempts`] : []),
    ...(new Set(texts.map(({ to, text }) => to + text)).size > 1 ? [`${name} carried different texts`] : []),
  ];
}

export function findRepeatedTexts({ sms }: Bed, from: number): BedText[] {
  const texts = sms.ofEffects;
  return texts.slice(from).filter(({ key }, k) => texts.findIndex((one) => one.key === key) < from + k);
}
