import { type Caller, hasAnyRoleOrIsAdministrator, isAssistantForCity } from '@naksha/events/contracts';
import { EVERY_CITY, type LeadStatus } from '@naksha/events/kernel';
import type { StaffLead, StaffLeads } from '@naksha/events/wire/staff-leads';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { LeadInboxQuery } from './lead-inbox.ts';
import { PERSON_NAMES, type PersonNames } from './person-names.ts';
import { countOpenLeadsByCity, findStaffLeads, leadPagePosition, type StaffLeadFilter } from './staff-lead-rows.ts';
import { loadNoteConverter, STAFF_NOTES, type StaffNotes } from './staff-notes.ts';
import { type ContactedInterest, formatLeadId } from './to-lead.ts';

const PAGE = 50;

type Page = Omit<StaffLeads, 'cursor'> & { next?: StaffLeadFilter['after'] };
type Asked = { city?: string; status: LeadStatus | null; after: StaffLeadFilter['after'] };

@Injectable()
export class StaffLeadsQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(LeadInboxQuery) private readonly inbox: LeadInboxQuery,
    @Inject(PERSON_NAMES) private readonly names: PersonNames,
    @Inject(STAFF_NOTES) private readonly notes: StaffNotes,
  ) {}

  async getPage(caller: Caller, { city, ...asked }: Asked): Promise<Page> {
    const theirs = hasAnyRoleOrIsAdministrator(caller, 'administrator') ? null : citiesOf(caller);
    const cities = city === undefined ? theirs : theirs === null || theirs.includes(city) ? [city] : [];
    const found = await findStaffLeads(this.documents, { cities, ...asked }, PAGE + 1);
    const shown = found.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      leads: await this.#toStaffLeads(shown, caller),
      open: await countOpenLeadsByCity(this.documents, theirs),
      ...(found.length > PAGE && last && { next: leadPagePosition(last, asked.status) }),
    };
  }

  async #toStaffLeads(found: readonly ContactedInterest[], caller: Caller): Promise<StaffLead[]> {
    const [leads, note] = await Promise.all([
      this.inbox.toLeads(found),
      loadNoteConverter(
        found.flatMap(({ notes = [] }) => notes),
        this.notes,
        this.names,
      ),
    ]);
    const byId = new Map(leads.map((lead) => [lead.id, lead]));
    return found.flatMap((interest) => {
      const lead = byId.get(formatLeadId(interest));
      if (!lead) return [];
      const { city = '', step, due, notes = [], seller } = interest;
      return {
        ...lead,
        city,
        ...(step && { next_step: step }),
        ...(due && { due }),
        notes: notes.map(note),
        may_call: !lead.buyer.erased && seller !== caller.account && isAssistantForCity(caller, city),
      };
    });
  }
}

const citiesOf = ({ cities = [] }: Caller): readonly string[] | null => (cities.includes(EVERY_CITY) ? null : cities);
