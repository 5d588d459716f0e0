// Builds what `npm start` runs. Unchanged parts are not built again. Plain JavaScript without dependencies, because
// it runs before anything is built.
import './require-node.mjs';

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takeLock } from './build-lock.mjs';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
const root = fileURLToPath(new URL('..', import.meta.url));
const stamps = join(root, 'node_modules/.cache/naksha-build');
const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

const SERVER = ['events', 'services', 'read-model', 'deploy'];
/** `serve` leaves out what serving does not need: the web client's types, acceptance tests and benchmarks. */
const typescript = process.argv[2] === 'serve' ? 'server' : 'typescript';
/** The native compiler takes half the time of the one in JavaScript. */
const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
const configuration = ['package-lock.json', 'tsconfig.base.json'];
const typescriptOf = (packages) => [
  ...configuration,
  'tsconfig.json',
  ...packages.flatMap((name) =>
    ['src', 'bench', 'load', 'k6', 'tsconfig.json', 'package.json'].map((part) => `${name}/${part}`),
  ),
];
const steps = {
  prisma: {
    title: 'Prisma client',
    inputs: ['services/prisma/schema.prisma', 'package-lock.json'],
    output: 'services/src/prisma-client/client.ts',
    // `generate` needs no engine, but would download one if none were named.
    command: ['prisma', ['generate', '--schema', 'services/prisma/schema.prisma']],
    env: { PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'package.json'), PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  },
  server: {
    title: 'TypeScript',
    inputs: typescriptOf(SERVER),
    output: 'deploy/dist',
    command: ['node', [tsc, '-b', 'deploy']],
  },
  typescript: {
    title: 'TypeScript',
    inputs: typescriptOf(['events', 'services', 'read-model', 'web', 'deploy', 'deploy/acceptance', 'loadtests']),
    output: 'loadtests/dist',
    command: ['node', [tsc, '-b']],
  },
  mains: {
    title: 'Server',
    inputs: [...typescriptOf(SERVER), 'deploy/bundle.mjs', 'deploy/require-node.mjs'],
    output: 'deploy/dist/mains',
    command: ['node', ['deploy/bundle.mjs']],
  },
  web: {
    title: 'Web client',
    inputs: [...configuration, 'web', 'events/src/contracts', 'events/src/kernel', 'analyst/questions'],
    output: 'web/dist/client/index.html',
    command: ['vite', ['build', '--logLevel', 'warn'], 'web'],
    // A test runner's NODE_ENV would select React's development build.
    env: { NODE_ENV: 'production' },
    after: () => compressFiles(join(root, 'web/dist/client')),
  },
};

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return void (yield path);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.name === 'dist' || entry.name === 'node_modules') continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesOf(child);
    else yield child;
  }
}

/** Content, not times: a fresh checkout gives every file a new time. */
function fingerprint({ inputs, command, env }) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, command, env]));
  for (const input of inputs)
    for (const file of [...filesOf(join(root, input))].sort())
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

async function build(name) {
  const { title, output, command, env, after } = steps[name];
  const started = performance.now();
  const stamp = join(stamps, name);
  const now = fingerprint(steps[name]);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  await run(command, env);
  await after?.();
  writeFileSync(stamp, now);
  console.log(`  built ${title.padEnd(14)} ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`);
}

/** Writes .br and .gz files, so that the server never compresses them during a request. */
async function compressFiles(folder) {
  const texts = [...filesOf(folder)].filter((file) => /\.(js|mjs|css|svg|json|webmanifest)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < 1024) return;
      // Quality 11 takes seconds for each of the map's libraries.
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
      const [br, gz] = await Promise.all([brotli(content, quality), gzipped(content, { level: 9 })]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

function run([program, args, folder = '.'], env) {
  const child = spawn(program, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env, PATH },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      words += data;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      reject(new Error(`${program} ${args.join(' ')} exited with code ${code}:\n${words.trim()}`));
    });
  });
}

async function buildServer() {
  for (const step of ['prisma', typescript, 'mains']) await build(step);
}

mkdirSync(stamps, { recursive: true });
await takeLock(join(stamps, 'lock'));
const started = performance.now();
try {
  await Promise.all([buildServer(), build('web')]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const seconds = (performance.now() - started) / 1000;
if (seconds > 1) console.log(`  build ready    ${seconds.toFixed(1).padStart(11)} s`);
