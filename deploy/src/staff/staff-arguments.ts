import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '@naksha/events/kernel';
import { UserError } from '../process/user-error.ts';
import { readPhoneArgument } from '../terminal/read-phone-argument.ts';
import { splitWords } from '../terminal/split-words.ts';

export type StaffCommand =
  | { act: 'list' }
  | { act: 'add' | 'remove'; phone: string; roles: StaffRole[]; cities: string[] }
  | { act: 'enrol' | 'reset' | 'unblock'; phone: string };

export const STAFF_USAGE = [
  'say what and for whom:',
  '  npm run staff -- add +919876543210 --role reviewer',
  '  npm run staff -- add +919876543210 --role assistant --city Mohali,Zirakpur (or --city "*" for every city)',
  '  npm run staff -- remove +919876543210 (all roles, or those of --role)',
  '  npm run staff -- list',
  '  npm run staff -- enrol +919876543210 (or reset, where the second factor is lost, or unblock)',
].join('\n');

/** @throws UserError saying how it is said, and which role there is none of */
export function readStaffArguments(words: readonly string[]): StaffCommand {
  const { act, number, more, role, city } = parse(words);
  if (act === 'list' && !number) return { act };
  if (!number || more.length > 0) throw new UserError(STAFF_USAGE);
  if (act === 'enrol' || act === 'reset' || act === 'unblock') return { act, phone: readPhoneArgument(number) };
  if (act !== 'add' && act !== 'remove') throw new UserError(STAFF_USAGE);
  const roles = splitWords(role).map(toRole);
  if (act === 'add' && roles.length === 0) throw new UserError(`say which with --role: ${STAFF_ROLES.join(', ')}`);
  return { act, phone: readPhoneArgument(number), roles, cities: splitWords(city) };
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
    throw new UserError(`${(error as Error).message}\n${STAFF_USAGE}`);
  }
}

function toRole(text: string): StaffRole {
  const role = STAFF_ROLES.find((known) => known === text);
  if (!role) throw new UserError(`--role: there is no ${text}, but ${STAFF_ROLES.join(', ')}`);
  return role;
}
