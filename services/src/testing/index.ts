export { SmsCarrier } from './sms-carrier.ts';
