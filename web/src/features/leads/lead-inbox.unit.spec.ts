import type { Lead, LeadInbox } from '@naksha/events/wire/leads';
import { describe, expect, it } from 'vitest';
import { updateLeadInInbox } from './leads-page.tsx';

const lead = (id: string, contacted_at: string, status: Lead['status'] = 'new'): Lead =>
  ({ id, status, contacted_at, listing: { id: 'l' }, buyer: { id: 'b', first_name: 'Bina' } }) as unknown as Lead;
const empty: LeadInbox = { leads: [], counts: { new: 0, called: 0, visit: 0, closed: 0, not_interested: 0 } };

describe('the seller’s inbox', () => {
  it('inserts a new lead in order and counts it, once however often it is received', () => {
    const [older, newer] = [lead('a', '2026-11-21T08:00:00Z'), lead('b', '2026-11-21T09:00:00Z')];
    const inbox = [newer, older, newer].reduce(updateLeadInInbox, empty);
    expect(inbox.leads.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(inbox.counts.new).toBe(2);
  });

  it('moves a lead from one count to another when its status changes', () => {
    const called = lead('a', '2026-11-21T08:00:00Z', 'visit');
    const inbox = [lead('a', '2026-11-21T08:00:00Z'), called].reduce(updateLeadInInbox, empty);
    expect(inbox.leads.map(({ status }) => status)).toEqual(['visit']);
    expect(inbox.counts).toMatchObject({ new: 0, visit: 1 });
  });
});
