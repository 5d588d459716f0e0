/**
 * Sets a process's clock ahead, as on a computer whose clock is: `node --import …/clock-ahead.ts?ms=3600000 main.js`. Timers run
 * as ever.
 */
const aheadMs = Number(new URL(import.meta.url).searchParams.get('ms'));
const Real = Date;
const now = (): number => Real.now() + aheadMs;

globalThis.Date = new Proxy(Real, {
  construct: (target, words, newTarget) => Reflect.construct(target, words.length === 0 ? [now()] : words, newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
