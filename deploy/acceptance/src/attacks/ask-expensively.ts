import { Agent } from 'node:http';
import { type Answered, askFrom } from './ask-from.ts';
import type { Target } from './target.ts';

const CORNERS = 50;
const NEAREST = 'at=30.71,76.75';

export type AskExpensively = {
  /** A loopback address. */
  address: string;
  /** Stops after this many rejections, or at the time limit. */
  refusals: number;
  seconds: number;
  atOnce: number;
  /** Headers of the n-th request, which may include its origin. */
  headers?(n: number): Record<string, string>;
};

/** Sends the most expensive requests on many connections, each one different. */
export async function askExpensively(
  target: Target,
  { address, refusals, seconds, atOnce, headers }: AskExpensively,
): Promise<Answered[]> {
  const until = performance.now() + seconds * 1_000;
  const answers: Answered[] = [];
  // Reuses connections: opening one per request would be blocked first.
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let [next, refused] = [0, 0];
  const asking = async () => {
    while (performance.now() < until && refused < refusals) {
      const n = next++;
      const answer = await askFrom(address, target.url, buildQuestion(n), { agent, headers: headers?.(n) });
      answers.push(answer);
      if (answer.status === 429) refused++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asking));
  agent.destroy();
  return answers;
}

export const saysNotUntilWhen = ({ headers }: Answered): boolean => !(Number(headers['retry-after']) > 0);

/** A new polygon over the whole town. */
function buildQuestion(n: number): string {
  const corners = Array.from({ length: CORNERS }, (_, k) => {
    const angle = (2 * Math.PI * k) / CORNERS;
    const radius = 0.1 + 0.02 * Math.sin(k * 7 + n);
    return `${(30.71 + radius * Math.sin(angle)).toFixed(6)},${(76.75 + radius * Math.cos(angle)).toFixed(6)}`;
  });
  const filter = `poly=${corners.join(';')}&price_range=${20 + (n % 50)},${300 + (n % 200)}`;
  return [
    `/home?${filter}`,
    `/api/listings?${filter}&sort=price`,
    `/api/map/count?${filter}`,
    `/api/map/facets?${filter}`,
    `/api/map/7/91/52.mvt?${filter}`,
    `/api/map/nearest?${NEAREST}&${filter}`,
    `/api/map/prices?property_subtype=flat&${filter}`,
    `/api/map/heat/7/91/52.json?property_subtype=flat&${filter}`,
    `/api/search?q=home+sector+${n}&price_range=${20 + (n % 50)},${300 + (n % 200)}`,
  ][n % 8];
}
