import type { Config } from './config.ts';
import type { Databases } from './databases.ts';

/** What was chosen for each component, said once at the start. @param where who is at which address */
export function banner(config: Config, databases: Pick<Databases, 'how'>, where: string): string {
  const lines: [string, string][] = [
    ['database', databases.how.write],
    ['read database', databases.how.read],
    [
      'event log',
      config.KAFKA_BROKERS.length > 0 ? `Kafka at ${config.KAFKA_BROKERS.join(', ')}` : 'tail of the event table',
    ],
    ['tile store', 'in this process'],
    ['sign-in codes', 'printed on this console'],
    ['base map', config.MAP_STYLE_URL || 'the bundled plain style'],
    ['staff', config.STAFF_PHONES.length > 0 ? plural(config.STAFF_PHONES.length) : 'nobody (set STAFF_PHONES)'],
  ];
  return ['', ...lines.map(([component, choice]) => `  ${component.padEnd(14)} ${choice}`), '', `  ${where}`, ''].join(
    '\n',
  );
}

const plural = (count: number): string => `${count} number${count === 1 ? '' : 's'}`;
