import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseProcessPorts, processPortVariables, readProcessPorts } from './part-ports.ts';

let dir: string;
let servers: (Server | HttpServer)[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'naksha-part-ports-'));
  servers = [];
});
afterEach(() => {
  for (const server of servers) server.close();
  rmSync(dir, { recursive: true });
});

async function listen(server: Server | HttpServer, port: number) {
  servers.push(server);
  await once(server.listen(port, '127.0.0.1'), 'listening');
}
const nakshaProcess = () => createServer((_, response) => response.end('{"status":"live"}'));

it('gives each process a free port of its own', async () => {
  const ports = await chooseProcessPorts(dir, { api: 3, relay: 2, worker: 4 });
  expect(Object.entries(ports).map(([part, own]) => [part, own.length])).toEqual([
    ['api', 3],
    ['relay', 2],
    ['projector', 1],
    ['worker', 4],
  ]);
  const all = Object.values(ports).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const port of all) await listen(createTcpServer(), port);
});

it('skips a port that another program uses', async () => {
  const [wanted] = (await chooseProcessPorts(dir, {})).api;
  rmSync(join(dir, 'part-ports.json'));
  await listen(createTcpServer(), wanted);
  expect((await chooseProcessPorts(dir, {})).api).not.toContain(wanted);
});

it('keeps the ports and numbers of running processes, and adds or removes the last ones', async () => {
  const first = await chooseProcessPorts(dir, { api: 2 });
  await listen(nakshaProcess(), first.api[0]);
  expect(await chooseProcessPorts(dir, {})).toEqual(first);
  const more = await chooseProcessPorts(dir, { api: 3, worker: 2 });
  expect(more.api.slice(0, 2)).toEqual(first.api);
  expect(more.worker.slice(0, 1)).toEqual(first.worker);
  expect(await chooseProcessPorts(dir, { api: 1 })).toEqual({ ...more, api: [first.api[0]] });
  expect(readProcessPorts(dir).api).toEqual([first.api[0]]);
});

it('replaces a port that another program has taken meanwhile, and says so', async () => {
  const { api } = await chooseProcessPorts(dir, { api: 2 });
  await listen(
    createServer((_, response) => response.end('<html>')),
    api[1],
  );
  const said: string[] = [];
  const after = await chooseProcessPorts(dir, {}, (line) => said.push(line));
  expect(after.api[0]).toBe(api[0]);
  expect(after.api).not.toContain(api[1]);
  expect(said).toEqual([`api       moved to port ${after.api[1]}, because ${api[1]} is in use`]);
});

it('names the ports for shell loops, and the first api for npm start', () => {
  expect(processPortVariables({ api: [3000, 3001], relay: [3101], projector: [3102], worker: [3103, 3104] })).toEqual({
    API_PORTS: '3000 3001',
    RELAY_PORTS: '3101',
    PROJECTOR_PORTS: '3102',
    WORKER_PORTS: '3103 3104',
    PORT: '3000',
  });
});
