import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PARTITIONS } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig, settings } from '../config/config.ts';
import { PARTS, type Part } from '../parts/part.ts';
import { assertSharedSettings } from '../serve/serve.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

type Service = {
  image: string;
  profiles?: string[];
  command?: string[];
  /** Without a value: from .env. */
  environment?: Record<string, string | number | null>;
  ports?: string[];
  volumes?: string[];
  networks?: Record<string, { ipv4_address?: string }>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  restart?: string;
  mem_limit?: string;
  mem_reservation?: string;
  cap_drop?: string[];
  read_only?: boolean;
};

const text = read('docker-compose.yml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
  networks: { outside: { enable_ipv6?: boolean } };
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('naksha:'));
const inProfile = (profile: string) =>
  services.filter(([, { profiles }]) => profiles === undefined || profiles.includes(profile));

/** `${NAME}`, `${NAME:-default}` and `${NAME:?message}`, as Compose substitutes them from .env. */
const VARIABLE = /\$\{([A-Z_0-9]+)(?::([-?])([^}]*))?\}/g;
const example = Object.fromEntries(
  [...read('.env.example').matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, k, v]) => [k, v]),
);
const FILLED: Record<string, string> = {
  ...Object.fromEntries(
    Object.keys(example).map((name) => [name, example[name] || `${name.toLowerCase()}-`.repeat(4)]),
  ),
  ...{
    PUBLIC_URL: 'https://naksha.example',
    SMS_URL: 'https://sms.example/send',
    STAFF_PHONES: '',
    SECURITY_CONTACT: '',
  },
  ...{ NAKSHA_SECRET_PREVIOUS: '', BRAND_EMAIL: '', BRAND_PHONE: '' },
};
const fill = (value: string | number): string =>
  String(value).replace(VARIABLE, (_, name, __, otherwise) => FILLED[name] ?? otherwise);
const environmentOf = ({ environment = {} }: Service) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value === null ? (FILLED[name] ?? '') : fill(value)]),
  );
/** Settings that .env cannot change: the image's, and those of the bundled servers. */
const FIXED = [
  ...['HOST', 'PORT', 'NAKSHA_DATA_DIR', 'ERASURE_LEDGER', 'BACKUP_FOLDER', 'PHOTO_DECODER_USER'],
  ...['TRUST_PROXY', 'PLAINTEXT_SERVERS', 'DATABASE_URL', 'REDIS_URL', 'MEILI_URL', 'MEILI_KEY'],
  ...['KAFKA_BROKERS', 'KAFKA_TLS', 'KAFKA_SASL', 'KAFKA_USER', 'KAFKA_PASSWORD', 'KAFKA_REPLICATION'],
  ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION'],
];
const partOf = ({ command = [] }: Service) => /mains\/(\w+)\.js$/.exec(command.at(-1) ?? '')?.[1] ?? '';
const megabytes = (size = '0m') => Number.parseFloat(size) * (size.endsWith('g') ? 1024 : 1);

describe('docker-compose.yml', () => {
  it('runs existing programs with settings that production accepts', () => {
    expect(new Set(ours.map(([, service]) => partOf(service)))).toEqual(new Set([...PARTS, 'embedded', 'migrate']));
    for (const [name, service] of ours) {
      expect(existsSync(join(ROOT, 'deploy/src/entry-points', `${partOf(service)}.ts`)), name).toBe(true);
      expect(service.command?.slice(0, 1), name).toEqual(['node']);
      const environment = environmentOf(service);
      for (const setting of Object.keys(environment)) expect(Object.keys(settings), name).toContain(setting);
      const config = parseConfig(environment);
      expect(config.NODE_ENV, name).toBe('production');
      if ((PARTS as readonly string[]).includes(partOf(service))) assertSharedSettings(config, partOf(service) as Part);
    }
    const counted = Object.groupBy(ours, ([, service]) => partOf(service));
    expect([counted.api?.length, counted.projector?.length]).toEqual([2, 2]);
  });

  it('has a profile `small` without Kafka, Redis, Meilisearch and monitoring', () => {
    expect(inProfile('small').map(([name]) => name)).toEqual(['postgres', 'migrate', 'small', 'nginx-small']);
    const config = parseConfig(environmentOf(compose.services.small));
    expect([config.KAFKA_BROKERS, config.REDIS_URL, config.MEILI_URL, config.S3_ENDPOINT]).toEqual([[], '', '', '']);
  });

  it('passes every setting of docs/settings.md from .env to the processes, except those that docs/running.md names', () => {
    const documented = [...read('docs/settings.md').matchAll(/^\| `([A-Z_0-9]+)` \|/gm)].map(([, name]) => name);
    expect(documented.length).toBeGreaterThan(60);
    for (const [name, { environment = {} }] of ours) {
      const heard = documented.filter((setting) => {
        if (!(setting in environment)) return false;
        const value = environment[setting];
        return value === null || String(value).includes(`\${${setting}:`);
      });
      // For the bundled S3 server, the processes use its keys.
      const keys = 'S3_ENDPOINT' in environment ? [] : ['S3_ACCESS_KEY', 'S3_SECRET_KEY'];
      expect(documented.filter((setting) => !heard.includes(setting)).sort(), name).toEqual([...FIXED, ...keys].sort());
    }
    const [, exceptions] = /^- `\.env` can hold every setting except (.+)$/m.exec(read('docs/running.md')) ?? [];
    expect([...exceptions.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name).sort()).toEqual([...FIXED].sort());
  });

  it('mounts the backup folder where backups are created and reported', () => {
    const having = ours.filter(([, { volumes }]) => volumes?.some((volume) => volume.endsWith(':/backups')));
    expect(having.map(([name]) => name)).toEqual(['worker', 'small']);
    for (const [name, service] of having) {
      expect(environmentOf(service).BACKUP_FOLDER, name).toBe('/backups');
      expect(read('docs/operations.md')).toContain(`exec -T ${name} node deploy/dist/mains/backup.js /backups`);
    }
  });

  it('shows nginx the IPv4 and IPv6 addresses of visitors', () => {
    expect(compose.networks.outside.enable_ipv6).toBe(true);
    for (const profile of ['full', 'small'])
      expect(read(`deploy/docker/nginx-${profile}/listen.conf`)).toContain('listen [::]:8443 ssl');
  });

  it('takes every variable from .env.example, and sets no default password', () => {
    const used = [...text.matchAll(VARIABLE)];
    const handedOn = ours.flatMap(([, { environment = {} }]) =>
      Object.keys(environment).filter((name) => environment[name] === null && name in example),
    );
    const names = new Set([...used.map(([, name]) => name), ...handedOn]);
    expect([...names].sort()).toEqual(
      Object.keys(example)
        .filter((name) => name !== 'COMPOSE_PROFILES')
        .sort(),
    );
    const secret = /PASSWORD|SECRET$|_KEY$|^METRICS_TOKEN$/;
    for (const [whole, name, how] of used) if (secret.test(name)) expect(how, whole).toBe('?');
    for (const name of names) if (secret.test(name)) expect(example[name]).toBe('');
  });

  it('publishes only the web port', () => {
    const published = services.filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      ['nginx', [`$\{WEB_PORT:-443}:8443`]],
      ['nginx-small', [`$\{WEB_PORT:-443}:8443`]],
    ]);
  });

  it('pins every image, limits its resources and rights, and waits for health', () => {
    for (const [name, service] of services) {
      expect(service.image, name).toMatch(/:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
      expect(service.cap_drop, name).toEqual(['ALL']);
      const isJob = service.restart === 'no';
      if (!isJob) expect(megabytes(service.mem_limit), name).toBeGreaterThan(megabytes(service.mem_reservation));
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        const isDone = compose.services[needed].restart === 'no';
        expect(condition, name).toBe(isDone ? 'service_completed_successfully' : 'service_healthy');
        // Our images define their own health check.
        if (!isDone) expect(compose.services[needed].healthcheck ?? ours.find(([our]) => our === needed)).toBeDefined();
      }
      for (const volume of service.volumes ?? []) {
        const [from] = volume.split(':');
        if (from.startsWith('./')) expect(existsSync(join(ROOT, from)), volume).toBe(true);
        else if (/^\w/.test(from)) expect(Object.keys(compose.volumes), volume).toContain(from);
      }
    }
    for (const [name, { read_only }] of ours) expect(read_only, name).toBe(true);
  });

  it('needs at most 1.5 GB without load', () => {
    const idle = inProfile('full').reduce((sum, [, service]) => sum + megabytes(service.mem_reservation), 0);
    expect(idle).toBeLessThanOrEqual(1.5 * 1024);
  });

  it('limits the disk space of Kafka', () => {
    const { KAFKA_LOG_RETENTION_BYTES: kept, KAFKA_LOG_SEGMENT_BYTES: segment } = compose.services.kafka.environment!;
    expect(PARTITIONS * (Number(kept) + Number(segment))).toBeLessThan(1.5e9);
  });

  it("gives nginx, the processes and Prometheus each other's addresses", () => {
    const address = (name: string) => compose.services[name].networks?.inside?.ipv4_address;
    const origins = (profile: string, use = '') =>
      [...read(`deploy/docker/nginx-${profile}/origin.conf`).matchAll(/^server (\S+):3000(.*);$/gm)]
        .filter(([, , parameters]) => parameters === use)
        .map(([, at]) => at);
    const apis = [address('api-1'), address('api-2')];
    expect(origins('full', ' max_fails=2 fail_timeout=5s')).toEqual(apis);
    expect(origins('full', ' max_fails=0 backup')).toEqual(apis);
    expect(origins('small')).toEqual([address('small')]);
    for (const [name, service] of ours)
      if (partOf(service) !== 'migrate')
        expect(environmentOf(service).TRUST_PROXY, name).toBe(
          address(service.profiles?.[0] === 'small' ? 'nginx-small' : 'nginx'),
        );
    const { scrape_configs: jobs, alerting } = parse(read('deploy/docker/prometheus.yml'));
    const scraped = jobs[0].static_configs[0].targets;
    const others = [jobs[1], alerting.alertmanagers[0]].map((one) => one.static_configs[0].targets);
    expect(others).toEqual([['nginx:8081'], ['alertmanager:9093']]);
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['nginx', 'alertmanager']));
    const parts = ours.filter(([, service]) => (PARTS as readonly string[]).includes(partOf(service)));
    expect([...scraped].sort()).toEqual(parts.map(([name]) => `${name}:3000`).sort());
  });
});

describe('the image', () => {
  const dockerfile = read('deploy/docker/Dockerfile');
  const lines = dockerfile.split('\n');
  const copied = (stage?: string) =>
    lines
      .map((line) => /^COPY (?:--from=(\w+) )?(.+) (\S+)$/.exec(line))
      .filter((match) => match !== null && match[1] === stage)
      .flatMap((match) => match![2].split(' '));

  it('uses the tested Node version, and an unprivileged user', () => {
    const stages = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\S+))?/gm)];
    const own = stages.map(([, , name]) => name);
    const bases = stages.map(([, image]) => image).filter((image) => !own.includes(image));
    const { node } = JSON.parse(read('package.json')).dependencies;
    expect(new Set(bases)).toEqual(new Set([`node:${node}-bookworm-slim`]));
    expect([...dockerfile.matchAll(/^USER (\S+)/gm)].map(([, user]) => user)).toEqual(['10001:10001']);
  });

  it('copies existing files, and every workspace', () => {
    for (const path of copied().filter((one) => one !== '.')) expect(existsSync(join(ROOT, path)), path).toBe(true);
    const { workspaces } = JSON.parse(read('package.json'));
    expect(new Set(copied().filter((path) => path.includes('/')))).toEqual(
      new Set(workspaces.map((workspace: string) => `${workspace}/package.json`)),
    );
    // Build output does not exist before a build.
    const made = /\/dist(\/client)?$|node_modules$|sbom/;
    for (const path of copied('build').filter((one) => !made.test(one)))
      expect(existsSync(join(ROOT, path.replace('/naksha/', ''))), path).toBe(true);
  });

  it('contains all files that the product reads besides its code', () => {
    const there = copied('build').map((path) => path.replace('/naksha/', ''));
    const missing: string[] = [];
    for (const workspace of ['events', 'services', 'read-model', 'deploy'])
      for (const file of readdirSync(join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })) {
        // The image contains neither tests nor the code that starts servers.
        if (!file.endsWith('.ts') || /\.spec\.ts$|(^|\/)(testing|local|embedded-postgres)\//.test(file)) continue;
        for (const [, path] of readFileSync(join(ROOT, workspace, 'src', file), 'utf8').matchAll(
          /new URL\('(\.\.\/[^']+)', import/g,
        )) {
          const from = join(workspace, 'src', file, '..', path).replace(/\/$/, '');
          if (from !== '.' && !there.some((one) => from === one || from.startsWith(`${one}/`)))
            missing.push(`${file}: ${from}`);
        }
      }
    expect(missing).toEqual([]);
  });
});
