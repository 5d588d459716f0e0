import type { Config } from '../config/config.ts';
import type { Databases } from '../databases/databases.ts';
import type { Part } from '../parts/part.ts';

type Component = [name: string, chosen: string, parts: readonly Part[]];

/** @param address line with the URL of this process */
export function formatStartBanner(
  config: Config,
  { how, isDrill }: Pick<Databases, 'how'> & Partial<Pick<Databases, 'isDrill'>>,
  parts: readonly Part[],
  address: string,
): string {
  const { KAFKA_BROKERS: brokers, REDIS_URL, SMS_URL, STAFF_PHONES: staff } = config;
  const redis = REDIS_URL && `Redis at ${readHost(REDIS_URL)}`;
  const lines: Component[] = [
    ['write database', how.write, ['api', 'projector', 'relay', 'worker']],
    ['read database', how.read, ['api', 'projector']],
    [
      'event log',
      brokers.length > 0 ? `Kafka at ${brokers.join(', ')}` : 'polled from the event table',
      ['projector', 'relay', 'worker'],
    ],
    [
      'search',
      config.MEILI_URL ? `Meilisearch at ${readHost(config.MEILI_URL)}` : 'read database',
      ['api', 'projector'],
    ],
    ['photos', config.S3_ENDPOINT ? `S3 at ${readHost(config.S3_ENDPOINT)}` : 'data folder', ['api', 'worker']],
    ['tile cache', redis || 'memory of this process', ['api']],
    ['job queues', redis || 'write database', ['worker']],
    [
      'text messages',
      SMS_URL
        ? `SMS gateway at ${readHost(SMS_URL)}`
        : `printed to the console${isDrill ? ', because this database was restored for a drill' : ''}`,
      ['api', 'worker'],
    ],
    ['base map', config.MAP_STYLE_URL || 'bundled', ['api']],
    ['staff', staff.length > 0 ? plural(staff.length) : 'none (set STAFF_PHONES)', ['api']],
    ['not set', listUnsetDetails(config), ['api']],
  ];
  const here = lines.filter(([, chosen, used]) => chosen && used.some((part) => parts.includes(part)));
  return ['', ...here.map(([name, chosen]) => `  ${name.padEnd(15)} ${chosen}`), '', `  ${address}`, ''].join('\n');
}

/** Details of the site's owner. Pages omit those that are not set, without a hint to visitors. */
const OWNER_DETAILS = [
  'BRAND_RERA',
  'BRAND_GRIEVANCE_OFFICER',
  'BRAND_WHATSAPP',
  'BRAND_EMAIL',
  'BRAND_SOCIAL',
] as const;

function listUnsetDetails(config: Config): string {
  const unset = OWNER_DETAILS.filter((name) => config[name].length === 0);
  return unset.length > 0 ? `${unset.join(', ')} (omitted from pages)` : '';
}

/** Without credentials and query, which may hold secrets. */
const readHost = (url: string): string => new URL(url).host;

const plural = (count: number): string => `${count} phone number${count === 1 ? '' : 's'}`;
