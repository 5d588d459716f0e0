import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type VisitOrder = { url: string; address: string; paceMs: number };

/** Requests when opening the map. */
const PATHS = ['/home', '/api/map/11/1460/834.mvt', '/api/map/count?bedroom=3', '/api/property/cities'];

/** A visitor as a separate process, so that the generator's event loop is not measured. */
process.once('message', async ({ url, address, paceMs }: VisitOrder) => {
  const latencies: number[] = [];
  let visiting = true;
  process.once('message', () => {
    visiting = false;
  });
  const agent = new Agent({ keepAlive: true, localAddress: address });
  for (let n = 0; visiting; n++) {
    const began = performance.now();
    await request(`${url}${PATHS[n % PATHS.length]}`, agent);
    latencies.push(performance.now() - began);
    await pause(paceMs);
  }
  agent.destroy();
  process.send?.(latencies);
  process.disconnect();
});

const request = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`GET ${url}: ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
