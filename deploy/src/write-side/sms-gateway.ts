import { ConsoleSmsGateway, HttpSmsGateway, type SmsGateway } from '@naksha/services';
import type { Config } from '../config/config.ts';

/** As configured: over HTTP, or a line on the console. */
export const openSmsGateway = ({ SMS_URL, SMS_TOKEN }: Pick<Config, 'SMS_URL' | 'SMS_TOKEN'>): SmsGateway =>
  SMS_URL ? new HttpSmsGateway(SMS_URL, { token: SMS_TOKEN }) : new ConsoleSmsGateway();
