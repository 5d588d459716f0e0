import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Shifts a process's clock: `node --import …/shifted-clock.ts?file=… main.js`. The file has the offset in ms; SIGUSR2 reads it
 * again and records it. Timers are not affected.
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
