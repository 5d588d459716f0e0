import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawnNode } from '@naksha/deploy/testing';
import { expect, it } from 'vitest';
import { THIS_VERSION } from '../app/built-main.ts';

const MAINS = join(THIS_VERSION, 'deploy/dist/mains');
const main = (name: string) => pathToFileURL(join(MAINS, `${name}.js`));
const importing = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`];

it('each program has an entry point, and no obsolete one is left', () => {
  const programs = readdirSync(join(THIS_VERSION, 'deploy/src/entry-points')).filter((name) => name !== 'run-main.ts');
  expect(readdirSync(MAINS).sort()).toEqual(programs.map((name) => name.replace(/\.ts$/, '.js')).sort());
});

it('a start opens dozens of files, not thousands', async () => {
  const count = `import { registerHooks } from 'node:module';
    let files = 0;
    registerHooks({ load(url, context, next) { files += url.startsWith('file:') ? 1 : 0; return next(url, context); } });
    process.on('exit', () => console.log('files: ' + files));`;
  const started = spawnNode(importing(count), main('embedded'), ['fast'], {});
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('Unexpected argument: fast');
  const files = Number(/files: (\d+)/.exec(started.output())?.[1]);
  expect(files).toBeGreaterThan(5);
  expect(files).toBeLessThan(150);
});

it('a stack trace names the source file, not the bundle', async () => {
  const bug = `Error.stackTraceLimit = 50;
    const read = (env, name) => { if (name === 'BRAND_NAME') throw new Error('a bug of the test'); return env[name]; };
    process.env = new Proxy(process.env, { get: read });`;
  const started = spawnNode(importing(bug), main('api'), [], {});
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('a bug of the test');
  const places = [...started.output().matchAll(/^ +at .*?((?:events|deploy)\/(?:src|dist)\/[\w/.-]+:\d+)/gm)].map(
    ([, at]) => at,
  );
  expect(places[0]).toMatch(/^events\/src\/settings\/read-settings\.ts:\d+$/);
  expect(places).toContainEqual(expect.stringMatching(/^deploy\/src\/entry-points\/run-main\.ts:\d+$/));
});
