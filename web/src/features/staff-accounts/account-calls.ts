import type { BlockReason } from '@naksha/events/kernel';
import type { StaffAccount } from '@naksha/events/wire/staff-account';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson, sendRequestOnce } from '../../shared/api/api.ts';

/** `phone`: ten digits, or with its calling code. */
export const findAccountIdByPhone = async (phone: string): Promise<string> =>
  (await sendRequestOnce<{ id: string }>('POST', '/staff/accounts/find', { mobile_phone: phone })).id;

/** Each request is audited; not cached. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'account', id],
    queryFn: async ({ signal }) =>
      (await fetchJson<{ account: StaffAccount }>(`/staff/accounts/${id}`, { signal })).account,
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const endAccountSessions = (id: string): Promise<unknown> =>
  sendRequestOnce('POST', `/staff/accounts/${id}/end-sessions`, {});
export const blockAccount = (id: string, reason: BlockReason): Promise<unknown> =>
  sendRequestOnce('POST', `/staff/accounts/${id}/block`, { reason });
export const setSellerTrusted = (id: string, trusted: boolean): Promise<unknown> =>
  sendRequestOnce('PUT', `/staff/accounts/${id}/trust`, { trusted });
export const unblockAccount = (id: string): Promise<unknown> =>
  sendRequestOnce('POST', `/staff/accounts/${id}/unblock`, {});
