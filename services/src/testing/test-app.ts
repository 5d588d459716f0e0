import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Caller, type DomainEvent, decodeEvent, invalidFieldsProblem } from '@naksha/events/contracts';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import type { RequestWithCaller } from '@naksha/events/http';
import { PARTITIONS } from '@naksha/events/kernel';
import { parseSettings } from '@naksha/events/settings';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { CommandMeta } from '../commands/command-meta.ts';
import { Sessions } from '../identity/sessions.ts';
import { SERVICES_SETTINGS, type ServicesSettings } from '../injection/settings.ts';
import { FolderPhotoStore } from '../photos/store/folder-photo-store.ts';
import type { SecurityLine } from '../security/security-sink.ts';
import type { ServicesDeps } from '../services-deps.ts';
import { ServicesModule } from '../services-module.ts';
import { ProblemFilter } from './problem-filter.ts';
import { markSecondFactorProvenInAllSessions } from './prove-second-factor.ts';
import { gazetteer, region } from './sample-listing.ts';

const ledgers = mkdtempSync(join(tmpdir(), 'naksha-erasures-'));
const photos = mkdtempSync(join(tmpdir(), 'naksha-test-photos-'));
process.once('exit', () => {
  for (const folder of [ledgers, photos]) rmSync(folder, { recursive: true, force: true });
});

export const settings: ServicesSettings = {
  // Most tests post more listings than one account may.
  ...parseSettings(SERVICES_SETTINGS, {
    STAFF_PHONES: '+919800000001',
    POSTS_A_DAY_NEW: '1000',
    POSTS_UNTIL_VERIFIED: '1000',
  }).values,
  secret: 'a secret of the tests',
  replacedTextDays: 30,
  erasureLedger: join(ledgers, 'erasures'),
  production: false,
  printsTexts: true,
  siteOrigin: () => 'https://naksha.example',
  assistantPhone: (city) => (city === 'Zirakpur' ? '+911725550102' : '+911725550101'),
};

/** `jar`: of another browser. */
type TestRequest = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  jar?: CookieJar;
  from?: string;
};

export type CookieJar = Map<string, string>;

export class TestApp {
  readonly sent: { phone: string; text: string }[] = [];
  readonly security: SecurityLine[] = [];
  readonly jar: CookieJar = new Map();
  private time = Date.UTC(2026, 10, 21, 6);
  readonly clock = { now: () => new Date(this.time) };
  readonly ids = new RandomIds();
  readonly store: PostgresEventStore;
  /** Shared by all servers of the database. */
  readonly erasureLedger: string;
  readonly photoFolder: string;
  app: NestFastifyApplication;

  private constructor(
    readonly database: FreshDatabase,
    private readonly overrides: Partial<ServicesSettings>,
    private readonly otherDeps: Partial<ServicesDeps>,
  ) {
    this.store = new PostgresEventStore({ pool: database.pool, ids: this.ids });
    this.erasureLedger = join(ledgers, new URL(database.url).pathname);
    this.photoFolder = join(photos, new URL(database.url).pathname);
  }

  static async start(
    overrides: Partial<ServicesSettings> = {},
    otherDeps: Partial<ServicesDeps> = {},
    database?: FreshDatabase,
  ): Promise<TestApp> {
    const test = new TestApp(database ?? (await createFreshDatabase()), overrides, otherDeps);
    await test.boot();
    return test;
  }

  private async boot(): Promise<void> {
    const module = ServicesModule.register({
      databaseUrl: this.database.url,
      eventStore: this.store,
      clock: this.clock,
      ids: this.ids,
      sms: { send: async (phone, text) => void this.sent.push({ phone, text }) },
      region,
      places: { gazetteer },
      roles: {
        waitForOwnWrite: async () => {},
        findRole: async () => 'Buyer',
        findAssistedCity: async () => undefined,
      },
      ownDocuments: { async *findOwn() {} },
      photos: new FolderPhotoStore(this.photoFolder),
      security: { write: (line) => void this.security.push(line), count: () => {} },
      settings: { ...settings, erasureLedger: this.erasureLedger, ...this.overrides },
      ...this.otherDeps,
    });
    this.app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), { logger: ['error'] });
    this.app.useGlobalPipes(
      new StandardSchemaValidationPipe({
        exceptionFactory: (issues) =>
          invalidFieldsProblem(
            issues.map(({ path, message }) => ({
              field: (path ?? []).map((part) => (typeof part === 'object' ? part.key : part)).join('.'),
              reason: message,
            })),
          ),
      }),
    );
    this.app.useGlobalFilters(new ProblemFilter());
    const sessions = this.app.get(Sessions, { strict: false });
    this.app
      .getHttpAdapter()
      .getInstance()
      .addHook('preHandler', async (request: RequestWithCaller) => {
        const [, token] = /^Bearer (.+)$/.exec(String(request.headers.authorization)) ?? [];
        if (token) request.caller = await sessions.resolve(token);
      });
    await this.app.listen(0, '127.0.0.1');
  }

  get commands(): CommandBus {
    return this.app.get(CommandBus);
  }

  meta(caller: Caller, idempotencyKey?: string): CommandMeta {
    return { caller, now: this.clock.now(), idempotencyKey, correlationId: this.ids.uuid() };
  }

  advance(seconds: number): void {
    this.time += seconds * 1000;
  }

  async events(): Promise<DomainEvent[]> {
    const partitions = Array.from({ length: PARTITIONS }, (_, partition) =>
      this.store.readPartition(partition, 0, 10_000),
    );
    return (await Promise.all(partitions)).flat().map((event) => {
      const { type, data } = decodeEvent(event);
      return { type, data } as DomainEvent;
    });
  }

  async request(method: string, path: string, { token, body, headers, jar = this.jar, from }: TestRequest = {}) {
    const {
      statusCode,
      headers: answered,
      payload,
      cookies,
    } = await this.app.inject({
      remoteAddress: from,
      method: method as 'GET',
      url: path,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value } of cookies) jar.set(name, value);
    return { status: statusCode, headers: answered, body: payload ? JSON.parse(payload) : undefined };
  }

  async signIn(phone: string, agent?: string): Promise<string> {
    const who = { mobile_phone: phone, country_code: '+91' };
    await this.request('POST', '/api/auth/signup/signin', { body: who });
    const otp = this.readCode(`+91${phone}`);
    const headers = agent === undefined ? undefined : { 'user-agent': agent };
    const { body } = await this.request('POST', '/api/auth/signin/otpverify', { body: { ...who, otp }, headers });
    return body.access;
  }

  async signInStaff(phone: string): Promise<string> {
    const token = await this.signIn(phone);
    await markSecondFactorProvenInAllSessions(this.database, this.clock.now());
    return token;
  }

  readCode(phone: string): string {
    const text = this.sent.findLast((message) => message.phone === phone)?.text ?? '';
    return /^\d+/.exec(text)?.[0] ?? '';
  }

  async stop({ keepDatabase = false } = {}): Promise<void> {
    await this.app.close();
    if (!keepDatabase) await this.database.drop();
  }
}
