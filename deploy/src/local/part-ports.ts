import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPortFree } from '../embedded-postgres/free-port.ts';

/** Each with the port from which free ports are searched. */
const SEARCH_FROM = { api: 3000, relay: 3101, projector: 3101, worker: 3101 } as const;
export type Part = keyof typeof SEARCH_FROM;
export const PARTS = Object.keys(SEARCH_FROM) as Part[];
export type PartCounts = Partial<Record<Part, number>>;
export type PartPorts = Record<Part, number[]>;

const LIVE_TIMEOUT_MS = 3_000;

/**
 * Chooses a port for each process, and keeps the ports of earlier calls, because processes may be running on them.
 * @param counts of processes; by default as many as before, or one of each
 */
export async function chooseProcessPorts(dir: string, counts: PartCounts, say: (line: string) => void = () => {}) {
  const before = readProcessPorts(dir);
  const ports = Object.fromEntries(
    PARTS.map((part) => [part, before[part].slice(0, counts[part] ?? Math.max(1, before[part].length))]),
  ) as PartPorts;
  const taken = new Set(Object.values(ports).flat());
  for (const part of PARTS) {
    for (const [k, port] of ports[part].entries()) {
      if (!(await isUsedByAnotherProgram(port))) continue;
      ports[part][k] = await findPort(part, taken);
      say(`${part.padEnd(9)} moved to port ${ports[part][k]}, because ${port} is in use`);
    }
    const count = counts[part] ?? Math.max(1, before[part].length);
    while (ports[part].length < count) ports[part].push(await findPort(part, taken));
  }
  const half = `${fileIn(dir)}.new`;
  writeFileSync(half, JSON.stringify(ports));
  renameSync(half, fileIn(dir));
  return ports;
}

/** Without ports before the first `chooseProcessPorts`. */
export function readProcessPorts(dir: string): PartPorts {
  const none: PartPorts = { api: [], relay: [], projector: [], worker: [] };
  return existsSync(fileIn(dir)) ? { ...none, ...JSON.parse(readFileSync(fileIn(dir), 'utf8')) } : none;
}

/** Shell variables for loops, and `PORT` for `npm start`. */
export const processPortVariables = (ports: PartPorts): Record<string, string> => ({
  ...Object.fromEntries(PARTS.map((part) => [`${part.toUpperCase()}_PORTS`, ports[part].join(' ')])),
  PORT: String(ports.api[0]),
});

const fileIn = (dir: string): string => join(dir, 'part-ports.json');

async function findPort(part: Part, taken: Set<number>): Promise<number> {
  let port: number = SEARCH_FROM[part];
  while (taken.has(port) || !(await isPortFree(port))) port++;
  taken.add(port);
  return port;
}

/** A process of Naksha that is too slow to respond keeps its port. */
async function isUsedByAnotherProgram(port: number): Promise<boolean> {
  if (await isPortFree(port)) return false;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health/live`, {
      signal: AbortSignal.timeout(LIVE_TIMEOUT_MS),
    });
    return ((await response.json()) as { status?: unknown }).status !== 'live';
  } catch (error) {
    return (error as Error).name !== 'TimeoutError';
  }
}
