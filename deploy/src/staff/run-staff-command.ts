import type { StaffRole } from '@naksha/events/kernel';
import { AppointStaff, EnrolStaff, MAX_ENROLMENT_TRIES, StaffMembers, UnblockStaff } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import type { Config } from '../config/config.ts';
import type { Operator } from '../write-side/operator.ts';
import type { StaffCommand } from './staff-arguments.ts';

export async function runStaffCommand(
  { app, write }: Pick<Operator, 'app' | 'write'>,
  { STAFF_PHONES }: Pick<Config, 'STAFF_PHONES'>,
  command: StaffCommand,
): Promise<string[]> {
  const commands = app.get(CommandBus, { strict: false });
  const now = write.clock.now();
  switch (command.act) {
    case 'list': {
      const appointed = await app.get(StaffMembers, { strict: false }).list();
      const lines = [
        ...STAFF_PHONES.map((phone) => `${phone}  administrator (STAFF_PHONES)`),
        ...appointed.map(({ phone, ...as }) => `${phone}  ${formatRoles(as)}`),
      ];
      return lines.length > 0 ? lines : ['No staff accounts. Add one with npm run staff -- add PHONE --role ROLE.'];
    }
    case 'add':
    case 'remove': {
      const { phone, act, roles, cities } = command;
      const after = await commands.execute(new AppointStaff(phone, { act, roles, cities }, now));
      if (after.roles.length === 0)
        return [
          STAFF_PHONES.includes(phone)
            ? `${phone}: no further roles; still an administrator through STAFF_PHONES`
            : `${phone}: no longer staff`,
        ];
      return [`${phone}: ${formatRoles(after)}`, `Next, set up a second factor: npm run staff -- enrol ${phone}`];
    }
    case 'unblock':
      await commands.execute(new UnblockStaff(command.phone, now));
      return [`${command.phone}: unblocked`];
    case 'enrol':
    case 'reset': {
      const code = await commands.execute(new EnrolStaff(command.phone, now, command.act === 'reset'));
      return [
        `Enrolment code of ${command.phone}, to enter at /staff/security after sign-in:\n\n  ${code}\n`,
        `The code is valid for one day and ${MAX_ENROLMENT_TRIES} tries. Verify the person’s identity and read it to them only.`,
      ];
    }
    default:
      return command satisfies never;
  }
}

const formatRoles = ({ roles, cities }: { roles: readonly StaffRole[]; cities: readonly string[] }): string =>
  roles
    .map((role) =>
      role === 'assistant' ? `assistant of ${cities.includes('*') ? 'every city' : cities.join(', ')}` : role,
    )
    .join(', ');
