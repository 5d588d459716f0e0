import type { Feature } from '../feature/feature.ts';
import { ContactSlots } from './contact-slots.ts';
import { EraseContacts } from './erase-contacts.ts';
import { InterestController } from './interest.controller.ts';
import { notifyLead } from './notify-lead/notify-lead.ts';
import { RecordInterestHandler } from './record-interest/record-interest.ts';
import { SetLeadStatusHandler } from './set-lead-status/set-lead-status.ts';

export const interestFeature: Feature = {
  controllers: [InterestController],
  providers: [ContactSlots, RecordInterestHandler, SetLeadStatusHandler],
  erasing: [EraseContacts],
  reactors: [notifyLead],
};
