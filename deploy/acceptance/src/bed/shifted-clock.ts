import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Sets a process's clock, as on a computer whose clock is wrong: `node --import …/shifted-clock.ts?file=… main.js`. The file has the
 * milliseconds that are added; at a SIGUSR2 it is read again, and what is read is noted beside it. Timers run as ever.
 */
const file = new URL(import.meta.url).searchParams.get('file') ?? '';
let shiftMs = Number(readFileSync(file, 'utf8'));
const Real = Date;
const now = (): number => Real.now() + shiftMs;

process.on('SIGUSR2', () => {
  shiftMs = Number(readFileSync(file, 'utf8'));
  writeFileSync(`${file}.read`, String(shiftMs));
});

globalThis.Date = new Proxy(Real, {
  construct: (target, words, newTarget) => Reflect.construct(target, words.length === 0 ? [now()] : words, newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
