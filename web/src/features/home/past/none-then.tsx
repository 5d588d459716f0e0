import type { MapFilter } from '@naksha/events/kernel';
import { t } from '../../../shared/messages/t.ts';

export default function NoMatchesOnPastDay({ filter }: { filter: MapFilter }) {
  const filtered = Object.values(filter).some((value) => value !== undefined);
  return <p className="py-6 text-center text-muted">{t(filtered ? 'home.past.noneSuch' : 'home.past.none')}</p>;
}
