import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayBeNobody, NOBODY } from '../../testing/nobody.ts';
import { type ConfinedNode, sandboxedNodeOptions } from './confine-node.ts';

const isRoot = process.getuid?.() === 0;

/** What compromised native code could do, not bound by Node's permissions. */
const ATTACK = `
const { readFileSync } = require('node:fs');
const [test, port, file] = process.argv.slice(1);
const attempt = (work) => { try { work(); return 'done'; } catch ({ code }) { return code; } };
const done = {
  environment: attempt(() => readFileSync('/proc/' + test + '/environ')),
  memory: attempt(() => readFileSync('/proc/' + test + '/maps')),
  file: attempt(() => readFileSync(file)),
  signal: attempt(() => process.kill(Number(test), 0)),
};
const tell = (network) => { console.log(JSON.stringify({ ...done, network })); process.exit(); };
require('node:net').connect(Number(port), '127.0.0.1', () => tell('done')).on('error', ({ code }) => tell(code));
`;

let folder: string;
let program: string;
let secret: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-confined-'));
  program = fileURLToPath(import.meta.url);
  secret = join(folder, 'secret');
  writeFileSync(secret, 'of the worker', { mode: 0o600 });
  server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function attack({ execPath, words, user }: Pick<ConfinedNode, 'execPath' | 'words' | 'user'>) {
  const { port } = server.address() as { port: number };
  const child = spawn(execPath, [...words, '-e', ATTACK, String(process.pid), String(port), secret], { ...user });
  return JSON.parse(await text(child.stdout));
}

describe.runIf(process.platform === 'linux' && sandboxedNodeOptions(fileURLToPath(import.meta.url)).isApart)(
  'with user namespaces, native code in the photo decoder',
  () => {
    it('has no network and cannot read the environment or memory of processes of its own user, unlike Node by itself', async () => {
      const asItStands = { execPath: process.execPath, words: [] };
      expect(await attack(asItStands)).toMatchObject({ environment: 'done', memory: 'done', network: 'done' });
      const refused = { environment: 'EACCES', memory: 'EACCES', network: 'ENETUNREACH' };
      expect(await attack(sandboxedNodeOptions(program))).toMatchObject(refused);
    });

    it.runIf(mayBeNobody)('running as another user cannot read files or end processes either', async () => {
      expect(await attack(sandboxedNodeOptions(program))).toMatchObject({ file: 'done', signal: 'done' });
      expect(await attack(sandboxedNodeOptions(program, NOBODY))).toEqual({
        environment: 'EACCES',
        memory: 'EACCES',
        file: 'EACCES',
        signal: 'EPERM',
        network: 'ENETUNREACH',
      });
    });
  },
);

it.runIf(isRoot)('names the user who may not read the program, before the first photo arrives', () => {
  expect(() => sandboxedNodeOptions(secret, NOBODY)).toThrow(/PHOTO_DECODER_USER: user 65534 cannot read/);
});
