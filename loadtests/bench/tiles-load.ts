import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOAD_CORE, readCpuSeconds, runPinnedToCore } from './tiles-process.ts';
import type { Steady, SteadyResult } from './tiles-steady.ts';

export type Target = {
  port: number;
  /** Processes whose CPU time counts, by name. */
  processes: Readonly<Record<string, number>>;
};
/** CPU per response in µs by process, responses per second, latencies in ms. */
export type FullLoad = { cpu: Record<string, number>; rate: number; p50: number; p99: number };

const STEADY = fileURLToPath(new URL('./tiles-steady.js', import.meta.url));

const SCRIPT = `
local requests, asked = {}, 0
function init(args)
  for path in io.lines(args[1]) do requests[#requests + 1] = wrk.format('GET', path) end
end
function request()
  asked = asked + 1
  return requests[(asked - 1) % #requests + 1]
end
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format('%d %d %d %d %d', summary.requests, summary.duration, failed, latency:percentile(50), latency:percentile(99)))
end`;

export class Requests {
  #next = 0;

  private constructor(
    private readonly folder: string,
    readonly paths: readonly string[],
    private readonly headers: string,
    private readonly once: boolean,
  ) {}

  static async measure(
    folder: string,
    paths: readonly string[],
    { accepts, once = false }: { accepts: string; once?: boolean },
  ): Promise<Requests> {
    await writeFile(join(folder, 'wrk.lua'), SCRIPT);
    return new Requests(folder, paths, `Accept-Encoding: ${accepts}`, once);
  }

  /** Maximum throughput by wrk (closed loop). @throws Error unless every status is 2xx */
  async fullLoad({ port, processes }: Target, connections: number, seconds: number): Promise<FullLoad> {
    const before = Object.entries(processes).map(([name, pid]) => [name, pid, readCpuSeconds(pid)] as const);
    const output = await runPinnedToCore(LOAD_CORE, 'wrk', [
      ...['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '30s', '-H', this.headers],
      ...['-s', join(this.folder, 'wrk.lua'), `http://127.0.0.1:${port}`, '--', await this.file()],
    ]);
    const spent = before.map(([name, pid, then]) => [name, readCpuSeconds(pid) - then] as const);
    const result = output.trim().split('\n').at(-1)!.split(' ').map(Number);
    const [answers, duration, failed, p50, p99] = result;
    if (result.length !== 5 || failed || !answers) throw new Error(`Cannot read the output of wrk: ${output}`);
    this.used(answers + connections);
    return {
      cpu: Object.fromEntries(spent.map(([name, seconds]) => [name, (seconds / answers) * 1e6])),
      rate: (answers / duration) * 1e6,
      p50: p50 / 1000,
      p99: p99 / 1000,
    };
  }

  /** At an even rate by `tiles-steady.ts` (open loop). */
  async steady({ port }: Target, rate: number, seconds: number): Promise<SteadyResult> {
    const steady: Steady = { port, paths: await this.file(), rate, seconds, headers: this.headers };
    const result = JSON.parse(await runPinnedToCore(LOAD_CORE, process.execPath, [STEADY, JSON.stringify(steady)]));
    this.used(Math.ceil(rate * (seconds + 1)));
    return result;
  }

  private async file(): Promise<string> {
    const file = join(this.folder, 'paths');
    await writeFile(file, `${this.paths.slice(this.once ? this.#next : 0).join('\n')}\n`);
    return file;
  }

  private used(count: number): void {
    this.#next += count;
    if (this.once && this.#next > this.paths.length) throw new Error('Not enough distinct requests for the benchmark');
  }
}
