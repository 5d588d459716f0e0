import { Writable } from 'node:stream';
import { createLogger, type Naksha, type NakshaOptions, startNaksha } from '@naksha/deploy';
import { createTestConfig, testErasureLedgerPath } from '@naksha/deploy/testing';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { MapFollower } from '@naksha/read-model';
import type { SmsGateway } from '@naksha/services';
import { proveSecondFactor } from './prove-second-factor.ts';
import { copyServedDatabase } from './served-database.ts';
import { TestClient } from './test-client.ts';

export type TestAppOptions = Pick<NakshaOptions, 'clock' | 'ids' | 'client' | 'prepare' | 'worker' | 'lifetime'> & {
  database?: FreshDatabase;
  read?: string;
  settings?: Record<string, string>;
};

/** With any of these, a first start writes something else, or not only to the database. */
const OF_ITS_OWN = ['SERVICE_REGION', 'NAKSHA_REGION', 'NAKSHA_SECRET', 'REDIS_URL', 'KAFKA_BROKERS', 'MEILI_URL'];

type Kept = {
  sent: { phone: string; text: string }[];
  logLines: string[];
  dropDatabase: boolean;
  staff: readonly string[];
};

export class TestApp {
  readonly sent: { phone: string; text: string }[];
  readonly logLines: string[];

  private constructor(
    readonly naksha: Naksha,
    readonly database: FreshDatabase,
    private readonly kept: Kept,
  ) {
    this.sent = kept.sent;
    this.logLines = kept.logLines;
  }

  static async start({
    database: given,
    read,
    settings,
    worker = false,
    ...options
  }: TestAppOptions = {}): Promise<TestApp> {
    const usual = !options.clock && !options.ids && !read && !OF_ITS_OWN.some((name) => settings?.[name]);
    const database = given ?? (await (usual ? copyServedDatabase() : createFreshDatabase()));
    const config = createTestConfig({ ERASURE_LEDGER: testErasureLedgerPath(database.url), ...settings });
    const kept: Kept = { sent: [], logLines: [], dropDatabase: !given, staff: config.STAFF_PHONES };
    const sms: SmsGateway = { send: async (phone, text) => void kept.sent.push({ phone, text }) };
    const logger = createLogger(config.LOG_LEVEL, keeping(kept.logLines));
    const databases = { write: database.url, read: read ?? database.url };
    const naksha = await startNaksha({ config, databases, sms, logger, worker, ...options });
    const app = new TestApp(naksha, database, kept);
    await app.drain();
    return app;
  }

  get url(): string {
    return this.naksha.url;
  }

  client(): TestClient {
    return new TestClient(this.url, (phone) => this.readCode(phone));
  }

  /** Staff are signed in with a second factor. */
  async signIn(phone: string, name?: string): Promise<TestClient> {
    const client = await this.client().signIn(phone, name);
    if (this.kept.staff.includes(phone)) await proveSecondFactor(this.database.url);
    return client;
  }

  readCode(phone: string): string {
    const message = this.sent.findLast((one) => one.phone === phone);
    const code = message && /\d{4,10}/.exec(message.text)?.[0];
    if (!code) throw new Error(`No sign-in code was sent to ${phone}`);
    return code;
  }

  async drain(): Promise<void> {
    const seqs = await this.naksha.write.store.heads();
    const follower = this.naksha.app.get(MapFollower, { strict: false });
    if (!(await follower.reached({ seqs }, 30_000))) throw new Error(`The map did not reach positions ${seqs}`);
  }

  async stop(): Promise<void> {
    await this.naksha.stop();
    if (this.kept.dropDatabase) await this.database.drop();
  }
}

const keeping = (lines: string[]): Writable =>
  new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
