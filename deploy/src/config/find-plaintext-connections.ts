export const PLAINTEXT_SERVERS = ['postgres', 'redis', 'kafka', 'meilisearch', 's3'] as const;
type Server = (typeof PLAINTEXT_SERVERS)[number];

/** Traffic on this computer crosses no network. */
export const isLocalHost = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Modes in which the driver verifies the server's certificate; `no-verify` is open to interception. */
const SAFE_MODES = ['require', 'verify-ca', 'verify-full'];

function isSafePostgres(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  // A socket folder, or no host.
  if (host === '' || host.startsWith('/') || isLocalHost(host)) return true;
  return SAFE_MODES.includes(searchParams.get('sslmode') ?? '') && searchParams.get('uselibpqcompat') !== 'true';
}

const isSafeRedis = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'rediss:' || isLocalHost(hostname);
};

const isSafeHttp = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLocalHost(hostname);
};

const isLocalBroker = (broker: string): boolean => isLocalHost(broker.slice(0, broker.lastIndexOf(':')));

type Addresses = {
  readonly DATABASE_URL: string;
  readonly READ_DATABASE_URL: string;
  readonly REDIS_URL: string;
  readonly MEILI_URL: string;
  readonly S3_ENDPOINT: string;
  readonly KAFKA_BROKERS: readonly string[];
  readonly KAFKA_TLS: boolean;
  readonly PLAINTEXT_SERVERS: readonly string[];
};

/** Unencrypted connections to other computers, which production does not allow. */
export function* findPlaintextConnections(config: Addresses): Generator<{ setting: string; reason: string }> {
  const refusal = (setting: string, server: Server, how: string) => ({
    setting,
    reason: `must be encrypted in production: ${how}, or add ${server} to PLAINTEXT_SERVERS if the network itself is encrypted`,
  });
  const { PLAINTEXT_SERVERS: allowed } = config;
  if (!allowed.includes('postgres'))
    for (const setting of ['DATABASE_URL', 'READ_DATABASE_URL'] as const)
      if (config[setting] && !isSafePostgres(config[setting]))
        yield refusal(setting, 'postgres', 'add sslmode=verify-full');
  if (!allowed.includes('redis') && config.REDIS_URL && !isSafeRedis(config.REDIS_URL))
    yield refusal('REDIS_URL', 'redis', 'use rediss://');
  if (!allowed.includes('kafka') && !config.KAFKA_TLS && !config.KAFKA_BROKERS.every(isLocalBroker))
    yield refusal('KAFKA_TLS', 'kafka', 'set it to on');
  if (!allowed.includes('meilisearch') && config.MEILI_URL && !isSafeHttp(config.MEILI_URL))
    yield refusal('MEILI_URL', 'meilisearch', 'use https://');
  if (!allowed.includes('s3') && config.S3_ENDPOINT && !isSafeHttp(config.S3_ENDPOINT))
    yield refusal('S3_ENDPOINT', 's3', 'use https://');
}
