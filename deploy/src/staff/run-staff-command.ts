import type { StaffRole } from '@naksha/events/kernel';
import { AppointStaff, EnrolStaff, StaffMembers, UnblockStaff } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import type { Config } from '../config/config.ts';
import type { Operator } from '../write-side/operator.ts';
import type { StaffCommand } from './staff-arguments.ts';

/** @returns what is said about it, line by line */
export async function runStaffCommand(
  { app, write }: Pick<Operator, 'app' | 'write'>,
  { STAFF_PHONES }: Pick<Config, 'STAFF_PHONES'>,
  asked: StaffCommand,
): Promise<string[]> {
  const commands = app.get(CommandBus, { strict: false });
  const now = write.clock.now();
  switch (asked.act) {
    case 'list': {
      const appointed = await app.get(StaffMembers, { strict: false }).list();
      const lines = [
        ...STAFF_PHONES.map((phone) => `${phone}  administrator (STAFF_PHONES)`),
        ...appointed.map(({ phone, ...as }) => `${phone}  ${rolesInWords(as)}`),
      ];
      return lines.length > 0 ? lines : ['nobody is staff'];
    }
    case 'add':
    case 'remove': {
      const { phone, act, roles, cities } = asked;
      const after = await commands.execute(new AppointStaff(phone, { act, roles, cities }, now));
      if (after.roles.length === 0)
        return [`${phone} is no staff${STAFF_PHONES.includes(phone) ? ' but by STAFF_PHONES' : ''}`];
      return [`${phone} is ${rolesInWords(after)}`, `Give them a second factor: npm run staff -- enrol ${phone}`];
    }
    case 'unblock':
      await commands.execute(new UnblockStaff(asked.phone, now));
      return [`${asked.phone} may sign in again`];
    case 'enrol':
    case 'reset': {
      const code = await commands.execute(new EnrolStaff(asked.phone, now, asked.act === 'reset'));
      return [
        `${asked.phone} enters within a day, after signing in at /staff:\n\n  ${code}\n`,
        'It is good once, for whoever holds it and the phone: read it to nobody but its person.',
      ];
    }
    default:
      return asked satisfies never;
  }
}

const rolesInWords = ({ roles, cities }: { roles: readonly StaffRole[]; cities: readonly string[] }): string =>
  roles
    .map((role) =>
      role === 'assistant' ? `assistant of ${cities.includes('*') ? 'every city' : cities.join(', ')}` : role,
    )
    .join(', ');
