import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { computeQuantiles } from './quantiles.ts';

/** `rate`: requests per second, at an even pace regardless of responses. */
export type Visiting = { url: string; paths: readonly string[]; rate: number };
/** Latency in ms from when a request was due. */
export type Visited = { answers: number; failed: number; latency: ReturnType<typeof computeQuantiles> };

/** Reads its orders from a file, runs until the input ends, and prints the results. */
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
  console.log(JSON.stringify({ answers: took.length, failed, latency: computeQuantiles(took) } satisfies Visited));
  process.exit();
});
