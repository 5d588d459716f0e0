import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CutProxy } from './cut-proxy.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Sends each line it reads over its own connection and prints the response. */
const STRANGER = `
const { connect } = require('node:net');
const sockets = new Map();
require('node:readline').createInterface(process.stdin).on('line', (line) => {
  const [name, word] = line.split(' ');
  if (!sockets.has(name)) sockets.set(name, connect(Number(process.argv[1]), '127.0.0.1').on('data', (data) => console.log(name + ' ' + data)));
  sockets.get(name).write(word);
});`;

// Only Linux shows the process of a connection.
describe.runIf(process.platform === 'linux')('a process cut off from a server', () => {
  let server: Server;
  let proxy: CutProxy;
  let stranger: ChildProcess;
  const heard: string[] = [];
  const sockets: Socket[] = [];
  beforeEach(async () => {
    server = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    proxy = await CutProxy.open(() => (server.address() as AddressInfo).port);
    stranger = spawn(process.execPath, ['-e', STRANGER, String(proxy.port)], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface(stranger.stdout!).on('line', (line) => heard.push(line));
  });
  afterEach(() => {
    stranger.kill('SIGKILL');
    for (const socket of sockets) socket.destroy();
    proxy.close();
    server.close();
  });
  const has = (...lines: string[]) => expect.poll(() => heard).toEqual(lines);
  const ask = (line: string) => stranger.stdin!.write(`${line}\n`);
  async function echoed(word: string): Promise<string> {
    const socket = connect(proxy.port, '127.0.0.1');
    sockets.push(socket);
    socket.write(word);
    return String((await once(socket, 'data'))[0]);
  }

  it('receives nothing over old or new connections while other processes do, and everything once restored', async () => {
    ask('old one');
    await has('old one');
    proxy.isolate(stranger.pid!);
    ask('old two');
    ask('new three');
    // By then, the other process's would have arrived.
    for (let k = 0; k < 20; k++) expect(await echoed(`word-${k}`)).toBe(`word-${k}`);
    expect(heard).toEqual(['old one']);
    proxy.restore();
    await expect.poll(() => heard.toSorted()).toEqual(['new three', 'old one', 'old two']);
  });
});
