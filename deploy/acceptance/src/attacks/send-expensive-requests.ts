import { Agent } from 'node:http';
import { type RawAnswer, requestFrom } from './request-from.ts';
import type { Target } from './target.ts';

const CORNERS = 50;
const NEAREST = 'at=30.71,76.75';

export type AskExpensively = {
  address: string;
  refusals: number;
  seconds: number;
  atOnce: number;
  headers?(n: number): Record<string, string>;
};

export async function sendExpensiveRequests(
  target: Target,
  { address, refusals, seconds, atOnce, headers }: AskExpensively,
): Promise<RawAnswer[]> {
  const until = performance.now() + seconds * 1_000;
  const answers: RawAnswer[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let [next, refused] = [0, 0];
  const asking = async () => {
    while (performance.now() < until && refused < refusals) {
      const n = next++;
      const answer = await requestFrom(address, target.url, buildQuestion(n), { agent, headers: headers?.(n) });
      answers.push(answer);
      if (answer.status === 429) refused++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asking));
  agent.destroy();
  return answers;
}

export const lacksRetryAfter = ({ headers }: RawAnswer): boolean => !(Number(headers['retry-after']) > 0);

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
