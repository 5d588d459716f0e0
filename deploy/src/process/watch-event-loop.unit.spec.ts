import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const MODULE = new URL('./watch-event-loop.ts', import.meta.url).href;

it.each([
  ['is ended when its event loop is stuck', 'for (;;);', 'SIGKILL'],
  ['goes on while its event loop runs', 'setTimeout(() => {}, 3_500);', null],
])('a process %s', async (_, work, signal) => {
  const source = `import { endProcessWhenEventLoopStuck } from '${MODULE}'; endProcessWhenEventLoopStuck({ limitSeconds: 2 }); ${work}`;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '--eval', source]);
  const [stderr, [, endedBy]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(endedBy).toBe(signal);
  expect(stderr.includes('event_loop_stuck')).toBe(signal !== null);
});
