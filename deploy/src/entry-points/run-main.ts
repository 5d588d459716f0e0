import { Problem } from '@naksha/events/contracts';
import { ReplayRefused } from '@naksha/read-model';
import { type Config, readConfig, settings } from '../config/config.ts';
import { findMisspeltSettings } from '../config/misspelt-settings.ts';
import { Lifetime } from '../process/lifetime.ts';
import { stopOnSignal } from '../process/stop-on-signal.ts';
import { UserError } from '../process/user-error.ts';

type Main = (config: Config, lifetime: Lifetime, args: string[]) => Promise<void>;

type MainOptions = {
  /** What `--help` prints. */
  usage: string;
  kind?: 'server' | 'job';
};

/** What is done by itself ends by then; a forgotten timer or connection doesn't keep the process. */
const EXIT_TIMEOUT_MS = 2_000;

/**
 * Reads the settings, runs, and closes what was opened, however it ends. What goes wrong is told in words where somebody at
 * the keyboard can put it right, else with its stack, and the exit code is 1.
 */
export async function runMain(main: Main, { usage, kind = 'job' }: MainOptions): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return console.log(usage);
  const lifetime = new Lifetime();
  stopOnSignal(lifetime, kind);
  try {
    // A warning only: the environment is full of other programs' variables.
    for (const warning of findMisspeltSettings(Object.keys(settings), process.env)) console.error(warning);
    await main(readConfig(process.env), lifetime, args);
  } catch (error) {
    // A signal stops what is under way; the signal's own end is coming.
    if (lifetime.ending) return;
    tell(error);
  }
  if (lifetime.ending) return;
  await lifetime.end().catch(tell);
  setTimeout(() => process.exit(), EXIT_TIMEOUT_MS).unref();
}

/** @throws UserError where a main that takes no arguments was given some */
export function takesNone(args: readonly string[]): void {
  if (args.length > 0) throw new UserError(`takes no arguments, and got: ${args.join(' ')}`);
}

function tell(error: unknown): void {
  console.error(inWords(error) ?? error);
  process.exitCode = 1;
}

/** @returns undefined for a bug or a broken machine */
function inWords(error: unknown): string | undefined {
  if (error instanceof Problem) return error.detail;
  if (error instanceof UserError || error instanceof ReplayRefused) return error.message;
  if (isDiskFull(error))
    return 'the disk of the database is full: free some space and start again, what was done stays done';
  if (isLostDatabase(error)) return 'the database has gone away: start again, what was done stays done';
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
