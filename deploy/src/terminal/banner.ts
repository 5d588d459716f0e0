import type { Config } from '../config/config.ts';
import type { Databases } from '../databases/databases.ts';
import type { Part } from '../parts/part.ts';

type Component = [name: string, chosen: string, parts: readonly Part[]];

/**
 * What was chosen for each component that this process has to do with, said once at the start.
 * @param parts those that run here
 * @param where who is at which address
 */
export function banner(config: Config, { how }: Pick<Databases, 'how'>, parts: readonly Part[], where: string): string {
  const { KAFKA_BROKERS: brokers, REDIS_URL, SMS_URL, STAFF_PHONES: staff } = config;
  const redis = REDIS_URL && `Redis at ${readHost(REDIS_URL)}`;
  const lines: Component[] = [
    ['database', how.write, ['api', 'projector', 'relay', 'worker']],
    ['read database', how.read, ['api', 'projector']],
    [
      'event log',
      brokers.length > 0 ? `Kafka at ${brokers.join(', ')}` : 'tail of the event table',
      ['projector', 'relay', 'worker'],
    ],
    [
      'search',
      config.MEILI_URL ? `Meilisearch at ${readHost(config.MEILI_URL)}` : 'in the read database',
      ['api', 'projector'],
    ],
    [
      'photos',
      config.S3_ENDPOINT ? `bucket at ${readHost(config.S3_ENDPOINT)}` : 'in the data folder',
      ['api', 'worker'],
    ],
    ['tile store', redis || 'in this process', ['api']],
    ['job queues', redis || 'in the database', ['worker']],
    ['messages', SMS_URL ? `SMS gateway at ${readHost(SMS_URL)}` : 'printed on this console', ['api', 'worker']],
    ['base map', config.MAP_STYLE_URL || 'the bundled plain style', ['api']],
    ['left out', listUnset(config), ['api']],
    ['staff', staff.length > 0 ? plural(staff.length) : 'nobody (set STAFF_PHONES)', ['api']],
  ];
  const here = lines.filter(([, chosen, used]) => chosen && used.some((part) => parts.includes(part)));
  return ['', ...here.map(([name, chosen]) => `  ${name.padEnd(14)} ${chosen}`), '', `  ${where}`, ''].join('\n');
}

/** What pages say of whoever runs the site, and don't as long as it isn't set: a visitor is the wrong one to be told. */
const TOLD = ['BRAND_RERA', 'BRAND_GRIEVANCE_OFFICER', 'BRAND_WHATSAPP', 'BRAND_EMAIL', 'BRAND_SOCIAL'] as const;

function listUnset(config: Config): string {
  const unset = TOLD.filter((name) => config[name].length === 0);
  return unset.length > 0 ? `on all pages (set ${unset.join(', ')})` : '';
}

/** Without user, password and what else an address may hold. */
const readHost = (url: string): string => new URL(url).host;

const plural = (count: number): string => `${count} number${count === 1 ? '' : 's'}`;
