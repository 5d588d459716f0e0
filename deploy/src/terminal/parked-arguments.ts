import { parseArgs } from 'node:util';
import type { DeadEffect } from '@naksha/services';
import { UserError } from '../process/user-error.ts';

export type ParkedCommand = { keys: string[]; effects: 'all' | { event: string; kind: string }[] };

export const PARKED_USAGE = [
  'say which:',
  '  npm run parked                                lists what stands still and what was given up',
  '  npm run parked -- KEY …                       folds these keys again',
  '  npm run parked -- --effects all               tries every effect again that was given up',
  '  npm run parked -- --effects EVENT/KIND,…      or these',
].join('\n');

/** @throws UserError saying how it is said */
export function readParkedArguments(words: readonly string[]): ParkedCommand {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { effects: { type: 'string' } },
    });
    return {
      keys: positionals,
      effects: values.effects === 'all' ? 'all' : (values.effects ?? '').split(',').filter(Boolean).map(readEffect),
    };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${(error as Error).message}\n${PARKED_USAGE}`);
  }
}

function readEffect(text: string): { event: string; kind: string } {
  const [, event, kind] = /^([0-9a-f-]{36})\/([\w-]+)$/.exec(text) ?? [];
  if (!kind) throw new UserError(`--effects: ${text} is not all, and no EVENT/KIND\n${PARKED_USAGE}`);
  return { event, kind };
}

/** @throws UserError where one of those asked for is not dead */
export function chooseEffects(
  dead: readonly DeadEffect[],
  asked: ParkedCommand['effects'],
): { event: string; kind: string }[] {
  if (asked === 'all') return [...dead];
  const isDead = ({ event, kind }: { event: string; kind: string }) =>
    dead.some((one) => one.event === event && one.kind === kind);
  const strange = asked.filter((one) => !isDead(one)).map(({ event, kind }) => `${event}/${kind}`);
  if (strange.length > 0) throw new UserError(`not given up: ${strange.join(', ')}; npm run parked lists what is`);
  return asked;
}
