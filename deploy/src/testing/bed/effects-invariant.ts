import type { Bed } from './bed.ts';
import { withClient } from './positions.ts';

type Effect = { name: string; state: string };

/**
 * What is wrong with the messages of effects: every one done was carried under its own key and no other, and none was given
 * up. A carrier that is asked again under a key that it knows delivers nothing: where a process died between sending and
 * noting it, that is how it stays once.
 */
export async function troubledEffects({ writeDatabase, sms }: Bed): Promise<string[]> {
  const effects = await withClient(writeDatabase.direct, async (client) => {
    const { rows } = await client.query<Effect>(`select kind || '-' || event_id as name, state from effects`);
    return rows;
  });
  const carried = sms.keys();
  const known = new Set(effects.map(({ name }) => name));
  const words = Map.groupBy(sms.notifications, ({ key }) => key);
  return [
    ...effects.filter(({ state }) => state === 'dead').map(({ name }) => `${name} was given up`),
    ...effects
      .filter(({ name, state }) => state === 'done' && !carried.has(name))
      .map(({ name }) => `${name} was not carried`),
    ...[...carried.keys()].filter((key) => !known.has(key)).map((key) => `${key} is nobody's`),
    ...[...words]
      .filter(([, ones]) => new Set(ones.map(({ to, text }) => to + text)).size > 1)
      .map(([key]) => `${key} carried different messages`),
  ];
}
