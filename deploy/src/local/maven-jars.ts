import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../process/user-error.ts';
import { installMissingPrograms } from './programs.ts';

type Program = { name: 'kafka' | 's3'; called: string };
const pomOf = ({ name }: Program) => fileURLToPath(new URL(`../../local/${name}.pom.xml`, import.meta.url));

export const SHARED_JARS = fileURLToPath(new URL('../../../.naksha-real/jars', import.meta.url));

const FETCH_MS = 900_000;

type Fetch = (cache: string, say: (line: string) => void) => string;

export const downloadKafkaJars: Fetch = (cache, say) => mavenJars({ name: 'kafka', called: 'Kafka' }, cache, say);
export const downloadS3Jars: Fetch = (cache, say) => mavenJars({ name: 's3', called: 'the S3 server' }, cache, say);

/** Downloaded once per version of its pom. */
function mavenJars(program: Program, cache: string, say: (line: string) => void): string {
  const { name, called } = program;
  const pom = pomOf(program);
  const folder = join(cache, `${name}-${createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  installMissingPrograms(['java', 'maven'], say);
  say(`Downloading ${called} from Maven Central`);
  // Downloaded under a temporary name and renamed, so that an incomplete set is never used.
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
    // Another process may have downloaded them meanwhile.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  return folder;
}
