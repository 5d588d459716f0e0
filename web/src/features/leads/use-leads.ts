import type { LeadInbox } from '@naksha/events/wire/leads';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { useLive } from '../../shared/live/live.ts';
import { ownListingsKey } from '../../shared/session/own-listings.ts';
import { putLead } from './lead-inbox.ts';

const inboxKey = ['me', 'leads'] as const;

export function useLeads() {
  const { data, error, refetch } = useQuery({
    queryKey: inboxKey,
    queryFn: ({ signal }) => get<LeadInbox>('/me/leads', { signal }),
    // The stream may have been closed before.
    staleTime: 0,
  });
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  useLive((message) => {
    if (message.event === 'reload') void refetch();
    if (message.event !== 'lead') return;
    const { lead } = message.data;
    const known = queryClient.getQueryData<LeadInbox>(inboxKey)?.leads.some(({ id }) => id === lead.id) ?? true;
    if (!known) setArrived((before) => new Set(before).add(lead.id));
    queryClient.setQueryData<LeadInbox>(inboxKey, (inbox) => inbox && putLead(inbox, lead));
    void queryClient.invalidateQueries({ queryKey: ownListingsKey });
  });
  return { inbox: data, error, refetch, arrived };
}
