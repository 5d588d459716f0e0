import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Asker } from './fuzz-clients.ts';
import { installPythonProgram } from './python-program.ts';

const CONFIG = fileURLToPath(new URL('../../fuzz/schemathesis.toml', import.meta.url));

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

/** @returns exit code; 0 if all responses match the document */
export function runSchemathesis(
  program: string,
  { url, report, seed, asker, examples, seconds, workers }: Run,
): Promise<number> {
  const { token, leavesOut } = asker;
  const args = [
    ...['--config-file', CONFIG, 'run', `${url}/api/openapi.json`],
    // `Allow` covers overlapping paths: `/passkeys/options` also matches `/passkeys/{id}` with its DELETE.
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
      // It writes files to its working directory.
      cwd: dirname(report),
      env: { ...process.env, PYTHONUNBUFFERED: '1', NO_COLOR: '1' },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
