import { EnrolStaff, UnblockStaff } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { openDatabases } from '../databases/databases.ts';
import { UserError } from '../process/user-error.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain } from './run-main.ts';

const USAGE =
  'say what and for whom: npm run staff -- enrol +919876543210 (or reset, where the second factor is lost, or unblock)';
const ACTS = ['enrol', 'reset', 'unblock'];

/**
 * `npm run staff -- enrol +91…` prints a code by which one of STAFF_PHONES sets up a second factor; `reset` takes away what
 * there is before, and ends their sessions. To be given to the person themselves, once it is clear who they are. `unblock` opens
 * their account, where no other administrator is left who can.
 */
await runMain(async (config, lifetime, [what, phone, ...more]) => {
  if (!ACTS.includes(what) || !phone || more.length > 0) throw new UserError(USAGE);
  const operator = await openOperator(config, await openDatabases(config, 'staff', lifetime));
  await lifetime.onEnd(() => operator.stop());
  const commands = operator.app.get(CommandBus, { strict: false });
  const now = operator.write.clock.now();
  if (what === 'unblock') {
    await commands.execute(new UnblockStaff(phone, now));
    console.log(`${phone} may sign in again`);
    return;
  }
  const code = await commands.execute(new EnrolStaff(phone, now, what === 'reset'));
  console.log(`${phone} enters within a day, after signing in at /staff:\n\n  ${code}\n`);
  console.log('It is good once, for whoever holds it and the phone: read it to nobody but its person.');
});
