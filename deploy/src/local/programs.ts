import { spawnSync } from 'node:child_process';
import { isRoot } from '../embedded-postgres/unprivileged-user.ts';
import { UserError } from '../process/user-error.ts';

type Program = { needs: string; debian: string; brew: string; isThere(): boolean };

const ASK_MS = 30_000;
const INSTALL_MS = 600_000;

const runWithTimeout = (timeout: number, program: string, ...args: string[]) =>
  spawnSync(program, args, { encoding: 'utf8', timeout, killSignal: 'SIGKILL' });
const runs = (program: string, ...args: string[]) => runWithTimeout(ASK_MS, program, ...args);

/** Kafka 4's broker needs Java 17. */
const JAVA = 17;
function javaIsThere(): boolean {
  const { status, stderr } = runs('java', '-version');
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= JAVA;
}

/** Debian's name of the program, and its own. */
const ALERTMANAGERS = ['prometheus-alertmanager', 'alertmanager'] as const;
export const findAlertmanager = (): string =>
  ALERTMANAGERS.find((name) => runs(name, '--version').status === 0) ?? ALERTMANAGERS[0];

const PROGRAMS: Record<'java' | 'maven' | 'redis' | 'nginx' | 'prometheus' | 'alertmanager' | 'openssl', Program> = {
  java: { needs: `Java ${JAVA}`, debian: 'default-jre-headless', brew: 'openjdk', isThere: javaIsThere },
  maven: { needs: 'Maven', debian: 'maven', brew: 'maven', isThere: () => runs('mvn', '-v').status === 0 },
  redis: {
    needs: 'Redis',
    debian: 'redis-server',
    brew: 'redis',
    isThere: () => runs('redis-server', '--version').status === 0,
  },
  openssl: {
    needs: 'OpenSSL',
    debian: 'openssl',
    brew: 'openssl',
    isThere: () => runs('openssl', 'version').status === 0,
  },
  nginx: { needs: 'nginx', debian: 'nginx', brew: 'nginx', isThere: () => runs('nginx', '-v').status === 0 },
  prometheus: {
    needs: 'Prometheus',
    debian: 'prometheus',
    brew: 'prometheus',
    isThere: () => runs('prometheus', '--version').status === 0,
  },
  alertmanager: {
    needs: 'Alertmanager',
    debian: 'prometheus-alertmanager',
    brew: 'alertmanager',
    isThere: () => ALERTMANAGERS.some((name) => runs(name, '--version').status === 0),
  },
};
export type ProgramName = keyof typeof PROGRAMS;

/**
 * Installs missing ones as root on Debian and its derivatives.
 * @throws UserError with the command to run
 */
export function installMissingPrograms(names: readonly ProgramName[], say: (line: string) => void): void {
  const missing = names.map((name) => PROGRAMS[name]).filter((program) => !program.isThere());
  if (missing.length === 0) return;
  const named = missing.map(({ needs }) => needs).join(', ');
  const packages = missing.map(({ debian }) => debian);
  const hasApt = runs('apt-get', '--version').status === 0;
  if (!isRoot || !hasApt)
    throw new UserError(`Missing programs: ${named}. Install them with: ${command(missing, hasApt)}`);
  say(`Installing ${named}: apt-get install ${packages.join(' ')}`);
  // Prevents the package from starting its own server: RUNLEVEL=1 is single-user mode.
  const install = [
    'RUNLEVEL=1',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
  ];
  // Missing or old package lists are the usual reason for a failure.
  if (runWithTimeout(INSTALL_MS, 'env', ...install, ...packages).status !== 0) {
    runWithTimeout(INSTALL_MS, 'apt-get', 'update');
    const { status, stderr, error } = runWithTimeout(INSTALL_MS, 'env', ...install, ...packages);
    if (status !== 0) throw new UserError(`Cannot install ${named}: ${error?.message ?? stderr.trim()}`);
  }
  const still = missing.filter((program) => !program.isThere()).map(({ needs }) => needs);
  if (still.length > 0)
    throw new UserError(`Programs were installed, but are not in PATH: ${still.join(', ')}. Add their folder to PATH.`);
}

const command = (missing: readonly Program[], hasApt: boolean): string =>
  hasApt || process.platform === 'linux'
    ? `sudo apt-get install -y ${missing.map(({ debian }) => debian).join(' ')}`
    : `brew install ${missing.map(({ brew }) => brew).join(' ')}`;
