import type pg from 'pg';
import { computeQuantiles } from './quantiles.ts';

export type Measured = { rate: number; p50: number; p99: number };

/** Callers repeat the work without pause. @returns rate per second, latencies in ms */
export async function measureConcurrentCallers(
  work: () => Promise<unknown>,
  ms: number,
  callers: number,
): Promise<Measured> {
  const took: number[] = [];
  const start = performance.now();
  const caller = async () => {
    for (let at = performance.now(); at < start + ms; ) {
      await work();
      const now = performance.now();
      took.push(now - at);
      at = now;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const seconds = (performance.now() - start) / 1000;
  const { p50, p99 } = computeQuantiles(took);
  return { rate: took.length / seconds, p50, p99 };
}

export const formatRateAndLatency = ({ rate, p50, p99 }: Measured): string =>
  `${Math.round(rate).toString().padStart(6)}/s p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms`;

/** @throws if commits are not durable, which would invalidate the benchmark */
export async function assertCommitsAreDurable(pool: pg.Pool): Promise<void> {
  for (const setting of ['synchronous_commit', 'fsync']) {
    const { rows } = await pool.query(`show ${setting}`);
    if (rows[0][setting] !== 'on')
      throw new Error(
        `PostgreSQL setting ${setting} is ${rows[0][setting]}. Set it to on, or the benchmark measures nothing.`,
      );
  }
}
