import type { Accepted } from '@naksha/events/contracts';
import type { LeadStatus, NextStep } from '@naksha/events/kernel';
import type { StaffLeads } from '@naksha/events/wire/staff-leads';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchJson, sendCommand, sendRequestOnce } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';

export type LeadsFilter = { status?: LeadStatus; city?: string };

const staffLeadsKey = ['me', 'staff-leads'] as const;
const LOOK_AGAIN_MS = 15_000;

export const staffLeadsQuery = ({ status, city }: LeadsFilter) =>
  infiniteQueryOptions({
    queryKey: [...staffLeadsKey, status, city],
    queryFn: ({ pageParam, signal }) =>
      fetchJson<StaffLeads>('/staff/leads', { query: { status, city, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });

export type LeadUpdate = { status?: LeadStatus; note?: string; next_step?: { what: NextStep; at: string } | null };

export async function updateLead(id: string, work: LeadUpdate): Promise<void> {
  await sendCommand<Accepted>('PUT', `/staff/leads/${id}`, work);
  await queryClient.invalidateQueries({ queryKey: staffLeadsKey });
}

/** Each request is audited. */
export const revealLeadNumber = async (id: string): Promise<string> =>
  (await sendRequestOnce<{ phone: string }>('POST', `/staff/leads/${id}/number`, {})).phone;
