import { BadSettings, type Config, readConfig } from '../config.ts';
import { FolderInUse } from '../embedded-postgres/folder-lock.ts';

/** Something the person at the keyboard can put right: said in words, without a stack. */
export class Refused extends Error {}

/** Reads the settings and runs; what goes wrong ends the process with a clear word and exit code 1. */
export async function runMain(main: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  try {
    await main(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    const expected = error instanceof BadSettings || error instanceof FolderInUse || error instanceof Refused;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}
