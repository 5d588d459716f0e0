import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Asker } from './askers.ts';
import { installPythonProgram } from './python-program.ts';

const CONFIG = fileURLToPath(new URL('../../fuzz/schemathesis.toml', import.meta.url));

/** @returns the path of its program @throws where there is no Python */
export const findSchemathesis = async (): Promise<string> =>
  `${await installPythonProgram({ name: 'schemathesis', version: '4.32.5' })}/schemathesis`;

export type Run = {
  url: string;
  report: string;
  seed: string;
  asker: Asker;
  examples: number;
  seconds: number;
  workers: number;
};

/** @returns its exit code: 0 where every answer was as the document says */
export function runSchemathesis(
  program: string,
  { url, report, seed, asker, examples, seconds, workers }: Run,
): Promise<number> {
  const { token, leavesOut } = asker;
  const args = [
    ...['--config-file', CONFIG, 'run', `${url}/api/openapi.json`],
    // `Allow` names what an address takes: `/passkeys/options` is `/passkeys/{id}` too, and takes its DELETE.
    ...['--checks', 'all', '--exclude-checks', 'allow_header_conformance'],
    ...['--max-examples', String(examples), '--max-time', String(seconds), '--seed', seed],
    ...[
      '--workers',
      String(workers),
      '--continue-on-failure',
      '--no-shrink',
      '--report',
      'json',
      '--report-json-path',
      report,
    ],
    ...(token ? ['--header', `Authorization: Bearer ${token}`] : []),
    ...leavesOut.flatMap((path) => ['--exclude-path', path]),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      // It keeps notes of its own where it is started.
      cwd: dirname(report),
      env: { ...process.env, PYTHONUNBUFFERED: '1', NO_COLOR: '1' },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
