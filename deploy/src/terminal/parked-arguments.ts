import { parseArgs } from 'node:util';
import type { DeadEffect } from '@naksha/services';
import { usageError } from '../commands/help.ts';
import { UserError } from '../process/user-error.ts';

export type ParkedCommand = { keys: string[]; effects: 'all' | { event: string; kind: string }[] };

export function parseParkedArguments(words: readonly string[]): ParkedCommand {
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
    throw usageError('parked', (error as Error).message);
  }
}

function readEffect(text: string): { event: string; kind: string } {
  const [, event, kind] = /^([0-9a-f-]{36})\/([\w-]+)$/.exec(text) ?? [];
  if (!kind) throw usageError('parked', `--effects ${text}: use all, or EVENT/KIND as npm run parked lists it.`);
  return { event, kind };
}

/** @throws UserError if a requested effect has not failed */
export function filterDeadEffects(
  dead: readonly DeadEffect[],
  choice: ParkedCommand['effects'],
): { event: string; kind: string }[] {
  if (choice === 'all') return [...dead];
  const isDead = ({ event, kind }: { event: string; kind: string }) =>
    dead.some((one) => one.event === event && one.kind === kind);
  const strange = choice.filter((one) => !isDead(one)).map(({ event, kind }) => `${event}/${kind}`);
  if (strange.length > 0)
    throw new UserError(
      `No failed effect is named ${strange.join(', ')}. Run npm run parked to list the failed effects.`,
    );
  return choice;
}
