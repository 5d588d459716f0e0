import type { Feature } from '../feature/feature.ts';
import { EraseNotes, Notes } from '../notes/notes.ts';
import { ContactSlots, EraseContacts } from './contact-slots.ts';
import { InterestController } from './interest.controller.ts';
import { notifyLead } from './notify-lead/notify-lead.ts';
import { RecordInterestHandler } from './record-interest/record-interest.ts';
import { RevealBuyer } from './reveal-buyer/reveal-buyer.ts';
import { StaffLeadsController } from './staff-leads.controller.ts';
import { WorkLeadHandler } from './work-lead/work-lead.ts';

export const interestFeature: Feature = {
  controllers: [InterestController, StaffLeadsController],
  providers: [ContactSlots, RecordInterestHandler, WorkLeadHandler, RevealBuyer],
  retention: [Notes],
  erasing: [EraseContacts, EraseNotes],
  // Notes about a lead concern both buyer and seller, so neither gets them.
  holding: [{ table: 'vault_note', told: ['id', 'created_at'], withheld: ['body', 'enquiry'] }],
  reactors: [notifyLead],
};
