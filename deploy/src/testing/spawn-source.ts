import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Node's compile cache, so that processes need not compile modules again. */
export const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/naksha-compiled', import.meta.url));

export type Spawned = {
  process: ChildProcess;
  /** The first line that contains the text. @throws if the process ends before */
  line(text: string): Promise<string>;
  output(): string;
  ended: Promise<number | NodeJS.Signals>;
};

export const spawnSource = (file: URL, args: readonly string[]): Spawned =>
  spawnNode(['--conditions=source', '--no-warnings'], file, args, {});

export function spawnNode(
  options: readonly string[],
  file: URL,
  args: readonly string[],
  env: Record<string, string>,
): Spawned {
  const child = spawn(process.execPath, [...options, fileURLToPath(file), ...args], {
    // Vitest's environment would make it a test run.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      for (const tell of waiting) tell(line);
    });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  return {
    process: child,
    output: () => lines.join('\n'),
    ended,
    line: (text) =>
      new Promise((resolve, reject) => {
        const found = lines.find((line) => line.includes(text));
        if (found) return resolve(found);
        waiting.add((line) => line.includes(text) && resolve(line));
        ended.then((code) =>
          reject(new Error(`The process exited with code ${code} before it printed “${text}”:\n${lines.join('\n')}`)),
        );
      }),
  };
}
