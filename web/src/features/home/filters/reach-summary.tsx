import type { PlaceId } from '@naksha/events/kernel';
import type { ReachedArea, ReachTime } from '@naksha/events/wire/reach';
import { t } from '../../../shared/messages/t.ts';
import { nameInLocale } from '../../../shared/places/place-name.ts';
import type { ChangeFilter } from './use-filter.ts';

/** The area on the map as text, and what is not known of it. */
export function ReachSummary({ area, onFilter }: { area: ReachedArea; onFilter: ChangeFilter }) {
  const { streets, router, localities } = area;
  const place = nameInLocale(area);
  return (
    <div className="text-14 text-muted" data-testid="reach-summary">
      {streets !== 'all' && <p>{t(`reach.streets.${streets}`, { place })}</p>}
      {router === 'away' && <p>{t('reach.router.away')}</p>}
      {localities.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center">
            {t('reach.localities', { n: localities.length })}
          </summary>
          <ul className="max-h-48 overflow-y-auto">
            {localities.map(({ id, time, ...locality }) => (
              <li key={id}>
                <button
                  type="button"
                  className="min-h-11 rounded-control px-2 text-left hover:bg-line"
                  onClick={() => onFilter({ addPlace: id as PlaceId })}
                >
                  {localityWords(nameInLocale(locality), time)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function localityWords(name: string, time: ReachTime): string {
  if ('km' in time) return t('reach.locality.km', { name, n: time.km });
  return t(time.about ? 'reach.locality.about' : 'reach.locality.minutes', { name, n: time.minutes });
}
