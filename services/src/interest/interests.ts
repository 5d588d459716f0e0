import { ContactSlots } from './contact-slots.ts';
import { InterestController } from './interest.controller.ts';
import { RecordInterestHandler } from './record-interest/record-interest.ts';
import { SetLeadStatusHandler } from './set-lead-status/set-lead-status.ts';

export const interestControllers = [InterestController];
export const interestProviders = [ContactSlots, RecordInterestHandler, SetLeadStatusHandler];
