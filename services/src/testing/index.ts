export { photograph, sampleJpeg } from './sample-photos.ts';
export { SmsCarrier } from './sms-carrier.ts';
