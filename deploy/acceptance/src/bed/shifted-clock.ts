/**
 * Sets a process's clock, as on a computer whose clock is wrong: `node --import …/shifted-clock.ts?ms=-3600000 main.js`. Timers run
 * as ever.
 */
const shiftMs = Number(new URL(import.meta.url).searchParams.get('ms'));
const Real = Date;
const now = (): number => Real.now() + shiftMs;

globalThis.Date = new Proxy(Real, {
  construct: (target, words, newTarget) => Reflect.construct(target, words.length === 0 ? [now()] : words, newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
