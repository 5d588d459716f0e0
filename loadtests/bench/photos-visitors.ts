import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { quantiles } from './quantiles.ts';

/** `rate`: questions a second, at an even pace whatever the answers do. */
export type Visiting = { url: string; paths: readonly string[]; rate: number };
/** Milliseconds from the moment that a question was due. */
export type Visited = { answers: number; failed: number; latency: ReturnType<typeof quantiles> };

/**
 * People who look at the map, in a process of their own, so that nobody's work beside it makes their answers late but the server's.
 * What they ask is in the file that is named. They go on until the input ends; then it prints what they met.
 */
const { url, paths, rate } = JSON.parse(readFileSync(process.argv[2], 'utf8')) as Visiting;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const took: number[] = [];
const under: Promise<void>[] = [];
let failed = 0;

const ask = (path: string, due: number) =>
  new Promise<void>((resolve) => {
    const end = (ok: boolean) => {
      took.push(performance.now() - due);
      if (!ok) failed++;
      resolve();
    };
    const asked = get(`${url}${path}`, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) =>
      answer.resume().once('end', () => end(answer.statusCode === 200)),
    );
    asked.once('error', () => end(false));
  });

const began = performance.now();
let sent = 0;
const turn = setInterval(() => {
  for (let due = began + (sent / rate) * 1000; due <= performance.now(); due = began + (sent / rate) * 1000)
    under.push(ask(paths[sent++ % paths.length], due));
}, 2);

process.stdin.resume().once('end', async () => {
  clearInterval(turn);
  await Promise.all(under);
  console.log(JSON.stringify({ answers: took.length, failed, latency: quantiles(took) } satisfies Visited));
  process.exit();
});
