import type { Accepted } from '@naksha/events/contracts';
import type { EnquiryStatus } from '@naksha/events/kernel';
import type { StaffEnquiries } from '@naksha/events/wire/staff-enquiries';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchJson, sendCommand, sendRequestOnce } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';

const staffEnquiriesKey = ['me', 'staff-enquiries'] as const;
const LOOK_AGAIN_MS = 30_000;

/** Undefined: all that are open. */
export const staffEnquiriesQuery = (status: EnquiryStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [...staffEnquiriesKey, status],
    queryFn: ({ pageParam, signal }) =>
      fetchJson<StaffEnquiries>('/staff/enquiries', { query: { status, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });

export async function updateEnquiry(id: string, work: { status?: EnquiryStatus; note?: string }): Promise<void> {
  await sendCommand<Accepted>('PUT', `/staff/enquiries/${id}`, work);
  await queryClient.invalidateQueries({ queryKey: staffEnquiriesKey });
}

export type ContactDetails = { phone: string; email: string };

/** Each request is audited. */
export const revealContactDetails = (id: string): Promise<ContactDetails> =>
  sendRequestOnce<ContactDetails>('POST', `/staff/enquiries/${id}/number`, {});
