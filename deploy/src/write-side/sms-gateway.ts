import {
  ConsoleSmsGateway,
  HttpSmsGateway,
  type HttpSmsGatewayOptions,
  type SmsGateway,
  type SmsResult,
} from '@naksha/services';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../metrics/metrics.ts';

type Monitoring = { metrics: Metrics; logger: Logger };

export const openSmsGateway = (
  { SMS_URL, SMS_TOKEN }: Pick<Config, 'SMS_URL' | 'SMS_TOKEN'>,
  monitoring?: Monitoring,
): SmsGateway =>
  SMS_URL
    ? new HttpSmsGateway(SMS_URL, { token: SMS_TOKEN, ...(monitoring && monitor(monitoring)) })
    : new ConsoleSmsGateway();

function monitor({ metrics, logger }: Monitoring): Pick<HttpSmsGatewayOptions, 'onResult' | 'onRepeat'> {
  const results = ['sent', 'rejected', 'unavailable'] as const satisfies readonly SmsResult[];
  const count = metrics.counter(
    'sms_total',
    'Text messages handed to the SMS gateway, by result: sent, rejected (this message), unavailable (the gateway)',
    results.map((result) => ({ result })),
  );
  return {
    onResult: (result) => count({ result }),
    onRepeat: (repeat) => logger.warn({ ...repeat, reason: 'the connection broke' }, 'sms request repeated'),
  };
}
