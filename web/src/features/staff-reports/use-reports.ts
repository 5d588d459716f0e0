import type { ReportDeskAnswer } from '@naksha/events/wire/reports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchJson, sendCommand } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { toast } from '../../shared/ui/toast.ts';
import { createPendingActions } from '../../shared/undo/undo-hold.ts';
import { usePendingActions } from '../../shared/undo/use-held.ts';
import { describeStaffError } from '../second-factor/staff-words.ts';
import { type Settlement, settlementRequestBody } from './settlement.ts';

const deskKey = ['me', 'reports'] as const;
const LOOK_AGAIN_MS = 30_000;

export function useReportedListings() {
  const { data, error, refetch } = useQuery({
    queryKey: deskKey,
    queryFn: ({ signal }) => fetchJson<ReportDeskAnswer>('/staff/reports', { signal }),
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
  const [hold] = useState(() => createPendingActions<Settlement>(send));
  const held = usePendingActions(hold);
  const listings = data?.listings.filter(({ id }) => !held.some(({ one }) => one.id === id));
  return { listings, more: data?.more ?? 0, error, refetch, hold, held };
}

async function send(settlement: Settlement): Promise<void> {
  const { id, title } = settlement;
  // Removed at once, so that it does not reappear until the server responds.
  queryClient.setQueryData<ReportDeskAnswer>(
    deskKey,
    (desk) => desk && { ...desk, listings: desk.listings.filter((one) => one.id !== id) },
  );
  try {
    await sendCommand('POST', `/staff/reports/${id}/settle`, settlementRequestBody(settlement));
  } catch (error) {
    toast.error(`${t('staffReports.failed', { title })} ${describeStaffError(error)}`, { stays: true });
  }
  void queryClient.invalidateQueries({ queryKey: deskKey });
}
