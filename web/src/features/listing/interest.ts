import type { Accepted } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { useEffect } from 'react';
import { sendCommand } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { useSession } from '../../shared/session/session.ts';
import { marksQuery } from '../../shared/session/use-marks.ts';
import { propertiesKey } from './use-property.ts';

type Recorded = Accepted & { has_access?: Property['has_access']; assisted_by?: string };

async function record(
  action: 'contacted' | 'viewed',
  property: ListingId,
  wish: { callback_at?: string } = {},
): Promise<Recorded> {
  const answer = await sendCommand<Recorded>('POST', `/buyer/${action}`, { property, ...wish });
  void queryClient.invalidateQueries({ queryKey: marksQuery.queryKey });
  return answer;
}

/** Creates a lead. */
export async function requestContact(property: ListingId, callback_at?: string): Promise<void> {
  const { has_access, assisted_by } = await record('contacted', property, { callback_at });
  updateCachedProperty(property, { ...(has_access && { has_access }), ...(assisted_by && { assisted_by }) });
  import('../../shared/analytics/count-event.ts').then(
    ({ reportEventWithConsent }) => reportEventWithConsent('contacted seller'),
    (error: unknown) => console.info('analytics module failed to load:', error),
  );
}

const viewed = new Set<ListingId>();

/** A signed-in visitor looks at a verified home of somebody else, as it is now. */
export function useRecordView({ id, is_verified, mine, as_of }: Property): void {
  const session = useSession();
  useEffect(() => {
    if (session === 'in' && is_verified && !mine && !as_of) recordViewed(id);
  }, [session, is_verified, mine, as_of, id]);
}

/** Once per page load and listing; the server counts once a day. Failures are ignored. */
function recordViewed(property: ListingId): void {
  if (viewed.has(property)) return;
  viewed.add(property);
  record('viewed', property).catch((error: unknown) => {
    viewed.delete(property);
    console.info('listing view not recorded:', error);
  });
}

const ofListing = { queryKey: propertiesKey };

function updateCachedProperty(id: ListingId, change: Partial<Property>): void {
  queryClient.setQueriesData<Property>(ofListing, (property) =>
    property?.id === id ? { ...property, ...change } : property,
  );
}
