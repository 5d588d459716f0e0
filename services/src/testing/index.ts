export { notifyLead } from '../interest/notify-lead/notify-lead.ts';
export { ReactorBed } from './reactor-bed.ts';
export { sampleJpeg, samplePhotographJpeg } from './sample-photos.ts';
export { type CarrierMood, SmsCarrier } from './sms-carrier.ts';
