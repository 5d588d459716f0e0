export { notifyLead } from '../interest/notify-lead/notify-lead.ts';
export { ReactorBed } from './reactor-bed.ts';
export { photograph, sampleJpeg } from './sample-photos.ts';
export { type CarrierMood, SmsCarrier } from './sms-carrier.ts';
