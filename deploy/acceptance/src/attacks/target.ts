import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Spawned, STAFF_PHONE } from '@naksha/deploy/testing';
import { builtMain } from '../app/built-main.ts';
import { TestClient } from '../app/test-client.ts';
import { BedTexts } from '../bed/bed-texts.ts';
import { Served } from './served.ts';

/** Trusted proxy address, for attacks from many networks. */
export const PROXY = '127.77.0.1';

export const OWN_HOST = 'naksha.example';
/** Required in production; visitors use the address only. */
export const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: `https://${OWN_HOST}`, ALLOWED_HOSTS: '127.0.0.1' };

const READY = / is ready at (http:\/\/\S+)/;
const PINO_ERROR = 50;
const METRICS_TOKEN = 'asked-by-the-attacks-themselves';

export class Target {
  /** Addresses used so far, so that attacks do not share limits. */
  static #addresses = 0;

  private constructor(
    readonly url: string,
    private readonly process: Spawned,
    readonly texts: BedTexts,
    private readonly folder: string,
    private readonly settings: Record<string, string>,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<Target> {
    const folder = await mkdtemp(join(tmpdir(), 'naksha-attack-'));
    const texts = await BedTexts.open();
    const all = {
      NAKSHA_DATA_DIR: join(folder, 'data'),
      NAKSHA_DEMO: 'off',
      NAKSHA_SECRET: 'a secret of the attacks, forty letters long',
      PORT: '0',
      HOST: '127.0.0.1',
      MAP_STYLE_URL: 'plain',
      LOG_LEVEL: 'warn',
      SMS_URL: texts.url,
      STAFF_PHONES: STAFF_PHONE,
      TRUST_PROXY: PROXY,
      METRICS_TOKEN,
      DRAIN_SECONDS: '0',
      ...settings,
    };
    const started = builtMain('embedded', [], all);
    const [, url] = READY.exec(await started.line(' is ready at ')) ?? [];
    if (!url) throw new Error(`The server did not print its address:\n${started.output()}`);
    return new Target(url.replace('localhost', '127.0.0.1'), started, texts, folder, all);
  }

  /** Runs the operator's command. @returns an enrolment code */
  async enrolStaff(phone: string): Promise<string> {
    const main = builtMain('staff', ['enrol', phone], this.settings);
    await main.ended;
    const [, code] = /^ {2}(\w{4}-\w{4}-\w{4}-\w{4})$/m.exec(main.output()) ?? [];
    if (!code) throw new Error(`npm run staff -- enrol printed no code:\n${main.output()}`);
    return code;
  }

  newAddress(): string {
    const n = Target.#addresses++;
    return `127.100.${Math.floor(n / 250)}.${(n % 250) + 1}`;
  }

  client(): TestClient {
    return new TestClient(this.url, (phone) => this.texts.readCode(phone));
  }

  get pid(): number {
    return this.process.process.pid as number;
  }

  /** Resident memory without the database. Linux only. */
  residentBytes(): number {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  }

  async readServed(): Promise<Served> {
    const answer = await fetch(`${this.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return Served.parse(await answer.text());
  }

  securityLines(limit: string): string[] {
    return this.#securityLog().filter((line) => line.includes(`"limit":"${limit}"`));
  }

  refusedBodies(): string[] {
    return this.#securityLog().filter((line) => line.includes('"kind":"body_refused"'));
  }

  #securityLog(): string[] {
    const lines = this.process.output().split('\n');
    return lines.filter((line) => line.includes('"log":"security"'));
  }

  errorLines(): string[] {
    const lines = this.process.output().split('\n');
    return lines.filter((line) => line.startsWith('{') && (JSON.parse(line) as { level: number }).level >= PINO_ERROR);
  }

  async stop(): Promise<void> {
    this.process.process.kill('SIGTERM');
    await this.process.ended;
    this.texts.close();
    await rm(this.folder, { recursive: true });
  }
}
