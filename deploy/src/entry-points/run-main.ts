import { constants } from 'node:os';
import { Problem } from '@naksha/events/contracts';
import { ReplayRejected } from '@naksha/read-model';
import type { CommandName } from '../commands/commands.ts';
import { formatHelp, usageError } from '../commands/help.ts';
import { type Config, parseConfig, settings } from '../config/config.ts';
import { describeMisspeltSettings } from '../config/misspelt-settings.ts';
import { Lifetime } from '../process/lifetime.ts';
import { UserError } from '../process/user-error.ts';

/** A second signal, or an end that takes this long, exits at once. */
const STOP_TIMEOUT_MS = 15_000;
/** npm passes on what a terminal or service manager has sent to the whole group, so the same signal arrives twice. */
const REPEATED_MS = 1_000;

/** SIGTERM comes from a supervisor and allows draining; Ctrl-C or a second signal does not wait. */
function stopOnSignal(lifetime: Lifetime, kind: 'server' | 'job'): void {
  const hurry = new AbortController();
  let draining = false;
  const received = new Map<string, number>();
  const stop = async (signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
    const now = performance.now();
    const isRepeated = now - (received.get(signal) ?? Number.NEGATIVE_INFINITY) < REPEATED_MS;
    received.set(signal, now);
    if (isRepeated) return;
    if (lifetime.ending) process.exit(1);
    if (draining) return hurry.abort();
    try {
      draining = true;
      if (signal === 'SIGTERM') await lifetime.drain(hurry.signal).catch(console.error);
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
      await lifetime.end();
      // A server has done its job; a command has not: the shell's exit code for a signal.
      process.exit(kind === 'server' ? 0 : 128 + constants.signals[signal]);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

type Main = (config: Config, lifetime: Lifetime, args: string[]) => Promise<void>;

/** Time for open handles to close after the work is done; then a forgotten timer or connection no longer keeps the process. */
const EXIT_TIMEOUT_MS = 2_000;

export async function runEntryPoint(name: CommandName, main: Main, kind: 'server' | 'job' = 'job'): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return console.log(await formatHelp(name));
  const lifetime = new Lifetime();
  stopOnSignal(lifetime, kind);
  try {
    // A warning only: the environment is full of other programs' variables.
    for (const warning of describeMisspeltSettings(Object.keys(settings), process.env)) console.error(warning);
    await main(parseConfig(process.env), lifetime, args);
  } catch (error) {
    // A signal aborts running work; its handler ends the process.
    if (lifetime.ending) return;
    printError(error);
  }
  if (lifetime.ending) return;
  await lifetime.end().catch(printError);
  setTimeout(() => process.exit(), EXIT_TIMEOUT_MS).unref();
}

export function assertNoArguments(name: CommandName, args: readonly string[]): void {
  if (args.length > 0) throw usageError(name, `Unexpected argument: ${args.join(' ')}`);
}

function printError(error: unknown): void {
  console.error(describeError(error) ?? error);
  process.exitCode = 1;
}

function describeError(error: unknown): string | undefined {
  if (error instanceof Problem) return error.detail;
  if (error instanceof UserError || error instanceof ReplayRejected) return error.message;
  if (isDiskFull(error))
    return 'The disk of the database is full. Free some space and run the command again; completed work is kept.';
  if (isLostDatabase(error))
    return 'The connection to the database was lost. Run the command again; completed work is kept.';
  return undefined;
}

/** Read-only because its disk is nearly full (25006), or full. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  /25006|53100|ENOSPC|read-only transaction|No space left/.test(
    `${(error as { code?: string }).code} ${error.message}`,
  );

/** As pg says it, and Prisma after it: ended by its server (57P01 and its neighbours), cut off, or no longer listening. */
const isLostDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  /57P0[123]|Connection terminated|ECONNREFUSED|ECONNRESET/.test(
    `${(error as { code?: string }).code} ${error.message}`,
  );
