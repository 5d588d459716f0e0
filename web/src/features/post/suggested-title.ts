import { joinPlace } from '@naksha/events/kernel';
import { shownBhk } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import type { Draft } from './draft.ts';

/** `3 BHK flat in Sector 70, Mohali`, once the place is known. */
export function suggestedTitle(draft: Draft, place: { name: string; city: string } | undefined): string | undefined {
  if (!place) return undefined;
  const kind = t(`trade.subtype.${draft.subtype}`);
  const what = draft.bedrooms === undefined ? kind : `${shownBhk(draft.bedrooms)} ${kind.toLowerCase()}`;
  const where = joinPlace({ locality: place.name, city: place.city });
  return t('trade.inPlace', { what, where });
}
