import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '@naksha/events/kernel';
import { usageError } from '../commands/help.ts';
import { UserError } from '../process/user-error.ts';
import { parsePhoneArgument } from '../terminal/read-phone-argument.ts';
import { splitCommaSeparated } from '../terminal/split-words.ts';

export type StaffCommand =
  | { act: 'list' }
  | { act: 'add' | 'remove'; phone: string; roles: StaffRole[]; cities: string[] }
  | { act: 'enrol' | 'reset' | 'unblock'; phone: string };

const ACTS = ['list', 'add', 'remove', 'enrol', 'reset', 'unblock'] as const;
const isAct = (text = ''): text is (typeof ACTS)[number] => ACTS.some((act) => act === text);

export function parseStaffArguments(words: readonly string[]): StaffCommand {
  const { act, number, more, role, city } = parse(words);
  if (!isAct(act)) throw usageError('staff', act ? `Unknown action: ${act}` : 'The action is missing.');
  if (act === 'list' && !number) return { act };
  if (act === 'list') throw usageError('staff', `Unexpected argument: ${number}`);
  if (more.length > 0) throw usageError('staff', `Unexpected argument: ${more.join(' ')}`);
  if (!number) throw usageError('staff', 'The phone number is missing.');
  if (act === 'enrol' || act === 'reset' || act === 'unblock') return { act, phone: parsePhoneArgument(number) };
  const roles = splitCommaSeparated(role).map(toRole);
  if (act === 'add' && roles.length === 0)
    throw usageError('staff', `--role is missing: one or more of ${STAFF_ROLES.join(', ')}.`);
  return { act, phone: parsePhoneArgument(number), roles, cities: splitCommaSeparated(city) };
}

function parse(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { role: { type: 'string' }, city: { type: 'string' } },
    });
    const [act, number, ...more] = positionals;
    return { act, number, more, ...values };
  } catch (error) {
    throw usageError('staff', (error as Error).message);
  }
}

function toRole(text: string): StaffRole {
  const role = STAFF_ROLES.find((known) => known === text);
  if (!role) throw new UserError(`--role ${text}: use one of ${STAFF_ROLES.join(', ')}`);
  return role;
}
