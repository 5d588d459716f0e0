import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../process/user-error.ts';
import { needPrograms } from './programs.ts';

type Program = { name: 'kafka' | 's3'; called: string };
/** From `src` and from `dist` alike. */
const pomOf = ({ name }: Program) => fileURLToPath(new URL(`../../local/${name}.pom.xml`, import.meta.url));

/** Where `npm run real` keeps them unless told; tests share them, so that they aren't fetched for each run. */
export const SHARED_JARS = fileURLToPath(new URL('../../../.naksha-real/jars', import.meta.url));

/** For 54 MB, the larger of the two, also over a slow line. */
const FETCH_MS = 900_000;

type Fetch = (cache: string, say: (line: string) => void) => string;

/** Kafka's jars, 54 MB. */
export const kafkaJars: Fetch = (cache, say) => mavenJars({ name: 'kafka', called: 'Kafka' }, cache, say);
/** S3Proxy's. */
export const s3Jars: Fetch = (cache, say) => mavenJars({ name: 's3', called: 'the S3 server' }, cache, say);

/**
 * Jars of a Java program, fetched from Maven Central the first time and after a change of its pom.
 * @param cache folder that keeps them
 * @returns the folder that has them
 * @throws UserError where they can't be fetched
 */
function mavenJars(program: Program, cache: string, say: (line: string) => void): string {
  const { name, called } = program;
  const pom = pomOf(program);
  const folder = join(cache, `${name}-${createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  needPrograms(['java', 'maven'], say);
  say(`Downloading ${called} from Maven Central`);
  // Beside and renamed, so that half of them is never taken for all.
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  try {
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${half}`, '-DincludeScope=runtime'];
    const { status, stdout, error } = spawnSync('mvn', ['-q', '-B', '-f', pom, ...goal], {
      encoding: 'utf8',
      timeout: FETCH_MS,
    });
    if (status !== 0)
      throw new UserError(`Cannot download ${called}: ${(error?.message ?? stdout).trim().slice(0, 2000)}`);
    renameSync(half, folder);
  } catch (error) {
    // Another may have fetched them meanwhile.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  return folder;
}
