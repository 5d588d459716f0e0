import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Target } from '../attacks/target.ts';
import { installPythonProgram } from '../fuzz/python-program.ts';

const PHONE = '+919812300001';
const SELL = fileURLToPath(new URL('../../generated-client/sell.py', import.meta.url));
const run = promisify(execFile);

/**
 * `npm run test:python-client`: generates a client with openapi-python-client without warnings; it signs in, posts a home and
 * finds it.
 */
const bin = await installPythonProgram({ name: 'openapi-python-client', version: '0.29.1' });
const folder = await mkdtemp(join(tmpdir(), 'naksha-python-client-'));
const target = await Target.start();
const options = { cwd: folder, env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, PYTHONPATH: folder } };
try {
  const { text } = await target.client().get('/api/openapi.json');
  await writeFile(join(folder, 'openapi.json'), text);
  const flags = ['--path', 'openapi.json', '--output-path', 'naksha_client', '--meta', 'none', '--fail-on-warning'];
  await run(`${bin}/openapi-python-client`, ['generate', ...flags], options);
  const selling = spawn(`${bin}/python`, [SELL, target.url, PHONE], { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  selling.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    if (chunk.toString().includes('code?')) selling.stdin.end(`${target.texts.readCode(PHONE)}\n`);
  });
  const [code] = await once(selling, 'exit');
  if (code !== 0) process.exitCode = 1;
} finally {
  await target.stop();
  await rm(folder, { recursive: true });
}
