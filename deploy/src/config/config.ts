import { type BBox, FIELD_RULES } from '@naksha/events/kernel';
import {
  boolean,
  commaSeparatedListSchema,
  defineSetting,
  hasNoUrlCredentials,
  lowerCaseUrlScheme,
  NO_USER,
  numberPairs,
  parseSettings,
  phone,
  type SettingProblem,
  type SettingValues,
  urlOrEmptySchema,
  urlOrWordPlainSchema,
} from '@naksha/events/settings';
import { SERVICES_SETTINGS } from '@naksha/services/settings';
import { z } from 'zod';
import { UserError } from '../process/user-error.ts';
import { EXPORT_TARGET_FORM, parseExportTarget } from './export-target.ts';
import { findPlaintextConnections, isLocalHost, PLAINTEXT_SERVERS } from './find-plaintext-connections.ts';
import { proxy } from './proxy.ts';
import { userNumbers } from './user-numbers.ts';

const secretText = z.string().refine((text) => text === '' || text.length >= 32, 'must have at least 32 characters');

const DEGREES = /^\s*-?\d+(\.\d+)?\s*$/;

/** West, south, east and north in degrees; undefined if empty. */
const region = z
  .string()
  .transform((text) => (text === '' ? undefined : text.split(',').map(readDegrees)))
  .refine((degrees) => degrees === undefined || isRegion(degrees), {
    message:
      'must be minimum longitude, minimum latitude, maximum longitude and maximum latitude in degrees, such as 76.6,30.6,77,30.9',
  })
  .transform((degrees) => degrees as BBox | undefined);

/** `Number('')` is 0, a valid degree. */
const readDegrees = (text: string): number => (DEGREES.test(text) ? Number(text) : Number.NaN);

function isRegion(degrees: readonly number[]): boolean {
  const [west, south, east, north] = degrees;
  return (
    degrees.length === 4 && west >= -180 && west < east && east <= 180 && south >= -85 && south < north && north <= 85
  );
}

/** Nothing else reads the environment. docs/settings.md is generated from it. */
export const settings = {
  PORT: defineSetting(z.coerce.number().int().min(0).max(65_535), '3000', 'Port of the web server; 0 picks a free one'),
  HOST: defineSetting(
    z.string().min(1),
    '127.0.0.1',
    'Address to listen on; 0.0.0.0 allows other computers to connect',
  ),
  PUBLIC_URL: defineSetting(
    urlOrEmptySchema('https', 'http').refine(hasNoUrlCredentials, NO_USER),
    '',
    'Public address of the site, used in links; in production the only host that is served. By default the listening address. With https, browsers always use https',
  ),
  ALLOWED_HOSTS: defineSetting(
    commaSeparatedListSchema(z.string().regex(/^[\w.-]+$/, 'must be names such as www.naksha.example')),
    '',
    'Further hosts that production serves, separated by commas',
  ),
  SECURITY_CONTACT: defineSetting(
    z
      .string()
      .transform(lowerCaseUrlScheme)
      .refine(
        (text) => text === '' || (/^(?:mailto:.+|tel:.+|https:\/\/.+)$/.test(text) && URL.canParse(text)),
        'must begin with mailto:, https:// or tel:',
      ),
    '',
    'Contact for vulnerability reports in /.well-known/security.txt: mailto:, tel: or https:; by default BRAND_EMAIL',
  ),
  NAKSHA_DATA_DIR: defineSetting(
    z.string().min(1),
    '.naksha',
    'Folder of the embedded database and of generated secrets',
  ),
  DATABASE_URL: defineSetting(
    urlOrEmptySchema('postgresql', 'postgres'),
    '',
    'PostgreSQL of the write side; without it an embedded one is started',
    'host',
  ),
  READ_DATABASE_URL: defineSetting(
    urlOrEmptySchema('postgresql', 'postgres'),
    '',
    'PostgreSQL of the read side; by default DATABASE_URL',
    'host',
  ),
  KAFKA_BROKERS: defineSetting(
    commaSeparatedListSchema(z.string().regex(/^[\w.-]+:\d{1,5}$/, 'must be addresses such as kafka-1:9092')),
    '',
    'Kafka brokers, separated by commas; without them consumers follow the event table',
  ),
  KAFKA_TLS: defineSetting(
    boolean,
    'off',
    'Whether to connect to Kafka over TLS; NODE_EXTRA_CA_CERTS names a file of additional trusted certificates',
  ),
  KAFKA_SASL: defineSetting(
    z.enum(['plain', 'scram-sha-256', 'scram-sha-512']),
    'scram-sha-512',
    'SASL mechanism of KAFKA_USER: plain, scram-sha-256 or scram-sha-512',
  ),
  KAFKA_USER: defineSetting(z.string(), '', 'Kafka user; without one connections are anonymous'),
  KAFKA_PASSWORD: defineSetting(z.string(), '', 'Password of KAFKA_USER', 'nothing'),
  KAFKA_REPLICATION: defineSetting(
    z.coerce.number().int().min(1).max(7),
    '1',
    'Replication factor when the relay creates the topic',
  ),
  KAFKA_RETENTION_HOURS: defineSetting(
    z.coerce.number().int().min(1),
    '168',
    'Retention when the relay creates the topic; any value works, because the event table is the source of truth',
  ),
  REDIS_URL: defineSetting(
    urlOrEmptySchema('redis', 'rediss'),
    '',
    'Redis for map tiles, job queues and rate limits, with the policy volatile-lru if its memory is limited; without it tiles and counters are kept per process and jobs in PostgreSQL',
    'host',
  ),
  MEILI_URL: defineSetting(
    urlOrEmptySchema('http', 'https'),
    '',
    'Meilisearch for suggestions and typo-tolerant search; without it the read database answers them',
    'host',
  ),
  MEILI_KEY: defineSetting(z.string(), '', 'Meilisearch key that may create, fill and search indexes', 'nothing'),
  S3_ENDPOINT: defineSetting(
    urlOrEmptySchema('http', 'https'),
    '',
    'S3 server for photos, with S3_BUCKET; without it photos are in the folder photos of NAKSHA_DATA_DIR, which every api and worker must share',
    'host',
  ),
  S3_BUCKET: defineSetting(z.string(), '', 'Existing private bucket for photos'),
  S3_REGION: defineSetting(z.string().min(1), 'us-east-1', 'Region of S3_BUCKET'),
  S3_ACCESS_KEY: defineSetting(z.string(), '', 'Key that may list, read, write and delete in S3_BUCKET', 'nothing'),
  S3_SECRET_KEY: defineSetting(z.string(), '', 'Secret of S3_ACCESS_KEY', 'nothing'),
  PHOTO_DECODERS: defineSetting(
    z.coerce.number().int().min(1).max(64),
    '1',
    'Number of processes of a worker that decode photos; each uses up to 384 MB',
  ),
  PHOTO_DECODER_USER: defineSetting(
    userNumbers,
    '',
    'User and group ids for photo decoding when the worker runs as root, such as 65534:65534; by default the worker’s own',
  ),
  PLAINTEXT_SERVERS: defineSetting(
    commaSeparatedListSchema(z.enum(PLAINTEXT_SERVERS)),
    '',
    'Which of postgres, redis, kafka, meilisearch and s3 production may reach without TLS on other computers, separated by commas; for networks that are already encrypted',
  ),
  NAKSHA_SECRET: defineSetting(
    secretText,
    '',
    'Secret from which all keys derive, at least 32 characters; in development generated and kept in the data folder',
    'nothing',
  ),
  NAKSHA_SECRET_PREVIOUS: defineSetting(
    secretText,
    '',
    'The previous NAKSHA_SECRET, accepted until npm run rekey reports that it is unused',
    'nothing',
  ),
  ...SERVICES_SETTINGS,
  SMS_URL: defineSetting(
    urlOrEmptySchema('http', 'https'),
    '',
    'SMS gateway, which gets {"to", "text"} as JSON; without it messages are printed on the console, which production does not allow',
    'host',
  ),
  SMS_TOKEN: defineSetting(z.string(), '', 'Bearer token for the SMS gateway', 'nothing'),
  ASSISTANT_PHONES: defineSetting(
    numberPairs,
    '',
    'Assistants’ numbers by city, shown to buyers who contact a seller: City=+91…, separated by commas, *=+91… for other cities; by default numbers that cannot be dialed, in production none',
  ),
  NAKSHA_REGION: defineSetting(
    z.string(),
    '',
    'Folder of the region pack (docs/regions.md); by default the tri-city’s, unless SERVICE_REGION is elsewhere',
  ),
  SERVICE_REGION: defineSetting(
    region,
    '',
    'Bounds of listings: min lng,min lat,max lng,max lat; by default those of the region pack',
  ),
  MAP_STYLE_URL: defineSetting(
    urlOrWordPlainSchema('https', 'http').refine(hasNoUrlCredentials, NO_USER),
    'plain',
    'Style of the base map, such as https://tiles.openfreemap.org/styles/positron; plain selects the bundled one, which is also shown when another cannot be loaded',
  ),
  ROUTER_URL: defineSetting(
    urlOrEmptySchema('https', 'http'),
    '',
    'Valhalla server for travel times, such as https://valhalla.example, or OSRM server with {mode} as placeholder for car, two-wheeler or foot, such as https://osrm.example/{mode}/table/v1/driving; while it is unavailable, and without it, times are those of the region pack’s streets',
    'host',
  ),
  GEOCODER_URL: defineSetting(
    urlOrEmptySchema('https', 'http').refine(
      (url) => url === '' || url.includes('{query}'),
      'must contain {query} as the placeholder for the address',
    ),
    '',
    'Geocoder for addresses that are not known places, with {query} as placeholder, such as https://nominatim.example/search?format=jsonv2&limit=5&q={query}; it returns Nominatim’s format or GeoJSON. Without it only known places are found',
    'host',
  ),
  NAKSHA_DEMO: defineSetting(
    z.enum(['on', 'off', '']).transform((word) => word || undefined),
    '',
    'Demo listings at the first start; by default on, in production off',
  ),
  TRUST_PROXY: defineSetting(
    commaSeparatedListSchema(proxy),
    '',
    'Addresses of proxies whose X-Forwarded-For is trusted, separated by commas',
  ),
  REPLACED_TEXT_DAYS: defineSetting(
    z.coerce.number().int().min(0).max(3650),
    '30',
    'Days for which replaced descriptions and photos, and those of deleted listings, are kept',
  ),
  ERASURE_LEDGER: defineSetting(
    z.string(),
    '',
    'File that records erased accounts, shared by every api and worker and never restored from a backup; by default erasures in the data folder, required in production with DATABASE_URL',
  ),
  BACKUP_FOLDER: defineSetting(
    z.string(),
    '',
    'Folder of backups whose age a worker reports to Prometheus; without it only npm run backup writes a file for the node exporter',
  ),
  EXPORT_FOLDER: defineSetting(
    z.string().refine((text) => text === '' || parseExportTarget(text) !== undefined, EXPORT_TARGET_FORM),
    '',
    'Folder, or s3://bucket/prefix, in which a worker updates the open data every hour; without it only npm run export writes them',
  ),
  REQUESTS_A_MINUTE: defineSetting(
    z.coerce.number().int().min(1),
    '1200',
    'Simple requests per address and minute; a page counts as two, a map tile or client file as a twentieth, and map computation as one per 2 ms',
  ),
  CONNECTIONS_PER_ADDRESS: defineSetting(
    z.coerce.number().int().min(1),
    '400',
    'Connections per IPv4 address or IPv6 /64; those of TRUST_PROXY are not counted',
  ),
  DRAIN_SECONDS: defineSetting(
    z.coerce.number().min(0).max(60),
    '5',
    'Seconds for which an api keeps answering after SIGTERM while it is not ready, so that load balancers stop sending requests',
  ),
  METRICS_TOKEN: defineSetting(
    z.string().regex(/^\S*$/, 'must have no spaces'),
    '',
    'Bearer token for /metrics; without it only this computer has access, and no client in production or with TRUST_PROXY',
    'nothing',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: defineSetting(
    urlOrEmptySchema('http', 'https'),
    '',
    'OpenTelemetry collector, such as http://localhost:4318; without it and without OTEL_TRACES_EXPORTER nothing is traced. Other standard settings apply (OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS)',
    'host',
  ),
  OTEL_TRACES_EXPORTER: defineSetting(
    z.enum(['', 'otlp', 'console', 'none']),
    '',
    'Trace exporter: otlp, console or none; by default otlp if OTEL_EXPORTER_OTLP_ENDPOINT is set',
  ),
  OTEL_SERVICE_NAME: defineSetting(
    z.string().min(1),
    'naksha',
    'Service name in traces; separate processes append their part, as in naksha-api',
  ),
  OTEL_SDK_DISABLED: defineSetting(
    z.enum(['', 'true', 'false']).transform((word) => word === 'true'),
    '',
    'true disables tracing',
  ),
  LOG_LEVEL: defineSetting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'Log level: fatal, error, warn, info, debug, trace or silent',
  ),
  SECURITY_LOG: defineSetting(
    z.string(),
    '',
    'File of the security log; by default its lines go to the console, marked "log":"security"',
  ),
  BRAND_DOMAIN: defineSetting(
    z.string().regex(/^([a-z0-9-]+(\.[a-z0-9-]+)+)?$/, 'must be a name such as naksha.example'),
    '',
    'Domain of the site; PUBLIC_URL defaults to https on it',
  ),
  BRAND_PHONE: defineSetting(
    phone.or(z.literal('')),
    '',
    'Office number with country code; by default one that cannot be dialed, in production none',
  ),
  BRAND_WHATSAPP: defineSetting(
    phone.or(z.literal('')),
    '',
    'WhatsApp number of the chat button, with country code; without one the button opens the contact page',
  ),
  BRAND_EMAIL: defineSetting(
    z.email('must be an address such as office@naksha.example').or(z.literal('')),
    '',
    'Contact e-mail address',
  ),
  BRAND_RERA: defineSetting(z.string(), '', 'RERA registration number; hidden if empty'),
  BRAND_GRIEVANCE_OFFICER: defineSetting(z.string(), '', 'Name and contact of the grievance officer; hidden if empty'),
  BRAND_SOCIAL: defineSetting(
    commaSeparatedListSchema(urlOrEmptySchema('https', 'http').refine(hasNoUrlCredentials, NO_USER)),
    '',
    'Up to four social network profiles, separated by commas',
  ),
  BRAND_RED: defineSetting(
    z.string().refine((text) => text.length === 7 && FIELD_RULES.colour(text), 'must be a color such as #C8102E'),
    '#C8102E',
    'Brand color',
  ),
  NODE_ENV: defineSetting(
    z.enum(['production', 'development', 'test']),
    'development',
    'production, development or test; production rejects unsafe settings and names missing ones',
  ),
};

/** Default outside production. */
const NO_OFFICE = '+911720000000';

export type Config = SettingValues<typeof settings>;

export class InvalidSettings extends UserError {
  constructor(readonly problems: readonly SettingProblem[]) {
    super(problems.map(({ setting, reason }) => `${setting}: ${reason}`).join('\n'));
    this.name = 'BadSettings';
  }
}

export function parseConfig(environment: Record<string, string | undefined>): Config {
  const { values, problems } = parseSettings(settings, environment);
  const config = {
    ...values,
    BRAND_PHONE: values.BRAND_PHONE || (values.NODE_ENV === 'production' ? '' : NO_OFFICE),
    PUBLIC_URL: values.PUBLIC_URL || (values.BRAND_DOMAIN && `https://${values.BRAND_DOMAIN}`),
  };
  const isGiven = (setting: keyof Config): boolean => Boolean(environment[setting]?.trim());
  const together = [...findContradictions(config, isGiven)];
  if (config.NODE_ENV === 'production') together.push(...findUnsafeSettings(config, isGiven));
  // Invalid settings are already reported; further checks would use their defaults.
  const unread = new Set(problems.map(({ setting }) => setting));
  problems.push(...together.filter(({ setting }) => !unread.has(setting)));
  if (problems.length > 0) throw new InvalidSettings(problems);
  return config;
}

/** Is it set, even to an invalid value? Then settings that depend on it are still required. */
type IsGiven = (setting: keyof Config) => boolean;

function* findContradictions(config: Config, isGiven: IsGiven): Generator<SettingProblem> {
  for (const [city, number] of config.ASSISTANT_PHONES)
    if (number === config.BRAND_PHONE || number === config.BRAND_WHATSAPP)
      yield {
        setting: 'ASSISTANT_PHONES',
        reason: `must not give ${city} the number of BRAND_PHONE or BRAND_WHATSAPP, which every page shows`,
      };
  if (config.KAFKA_USER && !config.KAFKA_PASSWORD)
    yield { setting: 'KAFKA_PASSWORD', reason: 'is required with KAFKA_USER' };
  if (isGiven('S3_ENDPOINT'))
    for (const setting of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
      if (!config[setting]) yield { setting, reason: 'is required with S3_ENDPOINT' };
  if (config.PHOTO_DECODER_USER && process.getuid?.() !== 0)
    yield {
      setting: 'PHOTO_DECODER_USER',
      reason: 'requires that the worker runs as root; remove it or start the worker as root',
    };
  if (config.S3_BUCKET && !config.S3_ENDPOINT) yield { setting: 'S3_ENDPOINT', reason: 'is required with S3_BUCKET' };
  if (config.KAFKA_PASSWORD && !config.KAFKA_USER)
    yield { setting: 'KAFKA_USER', reason: 'is required with KAFKA_PASSWORD' };
}

function* findUnsafeSettings(config: Config, isGiven: IsGiven): Generator<SettingProblem> {
  if (!isGiven('PUBLIC_URL') && !isGiven('BRAND_DOMAIN'))
    yield {
      setting: 'PUBLIC_URL',
      reason: 'is required in production, where no other host is served; set it or BRAND_DOMAIN',
    };
  if (!config.SMS_URL)
    yield {
      setting: 'SMS_URL',
      reason: 'is required in production, where sign-in codes are not printed on the console',
    };
  else if (isUnencrypted(config.SMS_URL))
    yield { setting: 'SMS_URL', reason: 'must use https in production, unless the gateway runs on this computer' };
  if (config.GEOCODER_URL && isUnencrypted(config.GEOCODER_URL))
    yield { setting: 'GEOCODER_URL', reason: 'must use https in production, unless the server runs on this computer' };
  if (config.ROUTER_URL && isUnencrypted(config.ROUTER_URL))
    yield { setting: 'ROUTER_URL', reason: 'must use https in production, unless the server runs on this computer' };
  if (config.GEOIP_URL && isUnencrypted(config.GEOIP_URL))
    yield {
      setting: 'GEOIP_URL',
      reason: 'must use https in production, unless the server runs on this computer',
    };
  if (config.ANALYTICS_URL && isUnencrypted(config.ANALYTICS_URL))
    yield { setting: 'ANALYTICS_URL', reason: 'must use https in production, unless the server runs on this computer' };
  if (config.KAFKA_USER && config.KAFKA_SASL === 'plain' && !config.KAFKA_TLS)
    yield {
      setting: 'KAFKA_TLS',
      reason: 'must be on in production with KAFKA_SASL=plain, which would send the password unencrypted',
    };
  yield* findPlaintextConnections(config);
  if (!config.NAKSHA_SECRET)
    yield { setting: 'NAKSHA_SECRET', reason: 'is required in production: at least 32 random characters' };
  if (isGiven('DATABASE_URL') && !config.ERASURE_LEDGER)
    yield {
      setting: 'ERASURE_LEDGER',
      reason: 'is required in production with DATABASE_URL: a file on a volume that outlives the process',
    };
  if (config.OTP_BYPASS_NUMBERS.length > 0)
    yield { setting: 'OTP_BYPASS_NUMBERS', reason: 'must be empty in production' };
}

/** Unencrypted over the network; connections to this computer may be unencrypted. */
function isUnencrypted(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLocalHost(hostname);
}
