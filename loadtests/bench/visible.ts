import { LiveStream, sampleFlat } from '@naksha/acceptance';
import { postDemoContent, startNaksha } from '@naksha/deploy';
import { type AccountId, projectToUnitSquare, REQUIRED_CHECKS } from '@naksha/events/kernel';
import { OpenAccount, Sessions, VerifyListing } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { withBenchDatabase } from './bench-server.ts';
import { computeQuantiles, formatQuantiles } from './quantiles.ts';

const SAMPLES = 500;
const LISTINGS = 20;
const WARM_UP = 25;

/**
 * Over HTTP on the embedded server: from a price change to the changed tile, and from a contact to the lead on the
 * seller's stream.
 */
export const benchTimeUntilVisible = (): Promise<void> =>
  withBenchDatabase(async (config, databases) => {
    const naksha = await startNaksha({ config, databases, prepare: postDemoContent });
    const commands = naksha.app.get(CommandBus, { strict: false });
    const sessions = naksha.app.get(Sessions, { strict: false });
    const { clock } = naksha.write;
    const person = async (number: number) => {
      const account = await commands.execute(
        new OpenAccount(`+9198000${String(number).padStart(5, '0')}`, clock.now()),
      );
      return new Person(naksha.url, account, await sessions.open(account));
    };
    const [seller, staff] = [await person(0), await person(1)];
    const listings: string[] = [];
    for (let k = 0; k < LISTINGS; k++) {
      const id = await seller.post(k);
      const caller = { account: staff.account, staff: true, roles: ['reviewer'] as const };
      const meta = { caller, now: clock.now(), correlationId: 'bench' };
      await commands.execute(new VerifyListing(id, { checks: REQUIRED_CHECKS }, meta));
      listings.push(id);
    }

    const changes = await runInSequence(SAMPLES + WARM_UP, (k) =>
      seller.changePriceAndSeeTile(listings[k % LISTINGS], k),
    );
    console.log(
      `Command accepted → changed tile served   ${formatQuantiles(computeQuantiles(changes.slice(WARM_UP)))}`,
    );

    const stream = await LiveStream.open(`${naksha.url}/api/live`, seller.token);
    const buyers = await Promise.all(
      Array.from({ length: Math.ceil((SAMPLES + WARM_UP) / LISTINGS) }, (_, k) => person(k + 2)),
    );
    const leads = await runInSequence(SAMPLES + WARM_UP, (k) =>
      buyers[Math.floor(k / LISTINGS)].contactAndAwaitLead(listings[k % LISTINGS], stream),
    );
    stream.close();
    console.log(
      `Command accepted → lead on the seller's stream  ${formatQuantiles(computeQuantiles(leads.slice(WARM_UP)))}`,
    );
    await naksha.stop();
  });

async function runInSequence(count: number, one: (k: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let k = 0; k < count; k++) times.push(await one(k));
  return times;
}

class Person {
  constructor(
    readonly url: string,
    readonly account: AccountId,
    readonly token: string,
  ) {}

  async post(k: number) {
    const position = { lat: 30.7 + k * 0.002, lng: 76.72 };
    const { property } = await this.send('POST', '/api/property/residential/flat', { ...sampleFlat, position });
    return property.id;
  }

  /** Milliseconds from the response to the last byte of the changed tile. */
  async changePriceAndSeeTile(id: string, k: number): Promise<number> {
    const lat = 30.7 + (k % LISTINGS) * 0.002;
    const { x, y } = projectToUnitSquare({ lat, lng: 76.72 });
    const tile = `/api/map/15/${Math.floor(x * 2 ** 15)}/${Math.floor(y * 2 ** 15)}.mvt`;
    const before = await this.tag(tile);
    const { position } = await this.send('PUT', `/api/property/${id}`, { expected_price: 5_000_000 + k * 1000 });
    const accepted = performance.now();
    const after = await this.tag(`${tile}?after=${position}`);
    const seen = performance.now();
    if (after === before) throw new Error(`Tile ${tile} did not change in time`);
    return seen - accepted;
  }

  /** Milliseconds from the response to the lead; 0 if the lead came first. */
  async contactAndAwaitLead(id: string, stream: LiveStream): Promise<number> {
    await this.send('POST', '/api/buyer/contacted', { property: id });
    const accepted = performance.now();
    const lead = `${id}-${this.account}`;
    await stream.first((message) => message.event === 'lead' && message.data.lead.id === lead);
    return performance.now() - accepted;
  }

  private async tag(path: string): Promise<string | null> {
    const answer = await fetch(this.url + path);
    await answer.arrayBuffer();
    if (answer.headers.has('naksha-behind')) throw new Error(`${path}: timed out`);
    return answer.headers.get('etag');
  }

  // biome-ignore lint/suspicious/noExplicitAny: each call names the fields it reads
  private async send(method: string, path: string, body: unknown): Promise<any> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    const answer = await fetch(this.url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
