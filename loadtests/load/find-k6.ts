import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = 'v1.8.1';
const CACHE = fileURLToPath(
  new URL('../../node_modules/.cache/naksha-k6', import.meta.url.replace('/dist/load/', '/load/')),
);
const OWN = join(CACHE, 'k6');

const runs = (program: string, ...words: string[]): boolean =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;

/** The installed k6, or one installed by us. @returns undefined if there is none */
export const findK6 = (): string | undefined =>
  [process.env.K6_PATH ?? '', 'k6', OWN].filter(Boolean).find((program) => runs(program, 'version'));

/** Builds it from Go's module proxy, which takes minutes. @throws without Go, with the command to install it */
export function installK6(): string {
  const module = `go.k6.io/k6@${VERSION}`;
  if (!runs('go', 'version'))
    throw new Error(
      `k6 is not installed, and neither is Go to build it. Run apt-get install golang && go install ${module}, or see https://grafana.com/docs/k6/latest/set-up/install-k6/`,
    );
  console.log(`  Installing k6 ${VERSION} into ${CACHE}`);
  mkdirSync(CACHE, { recursive: true });
  const { status } = spawnSync('go', ['install', module], { env: { ...process.env, GOBIN: CACHE }, stdio: 'inherit' });
  if (status !== 0 || !existsSync(OWN)) throw new Error(`go install ${module} failed. See its output above.`);
  return OWN;
}
