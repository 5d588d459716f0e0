import { DEFAULT_SORT, isPlaceId, listQueryLinkErrors, type MapFilter, parseHomeView } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useCities } from '../../shared/api/cities.ts';
import { describeFilter } from '../../shared/filter/filter-words.ts';
import { homeViewPath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { usePlaceOutlines } from '../../shared/places/use-places.ts';
import { FieldError } from '../../shared/ui/field.tsx';
import { capitalizeSentence } from '../../shared/ui/problem-words.ts';
import { matchCountQuery } from './content-calls.ts';

type Link = { place: string; query: string };

export function QueryLinkPreview(link: Link) {
  const cities = useCities();
  const { place, query } = useDeferredValue(link);
  const { filter, sort } = parseHomeView(query);
  const found: MapFilter = isPlaceId(place) ? { ...filter, place: [place] } : filter;
  const { data: count } = useQuery(matchCountQuery(found));
  const { unknown } = usePlaceOutlines(found.place);
  const unfit = place === '' || isPlaceId(place) ? [] : [place];
  return (
    <div className="flex flex-col gap-1 rounded-card bg-ground p-3 text-14" data-testid="link-preview">
      <p className="font-semibold">{describeFilter(found, cities)}</p>
      {count && (
        <p>
          {t('staffContent.opens', { n: count.total })}{' '}
          {sort !== DEFAULT_SORT && `${t('home.sort')}: ${t(`home.sort.${sort}`)}. `}
          <a
            href={homeViewPath({ filter: found, sort })}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('staffContent.openIt')}
          </a>
        </p>
      )}
      {[...unfit, ...unknown].map((id) => (
        <FieldError key={id} text={t('staffContent.noPlace', { id })} />
      ))}
      {listQueryLinkErrors(query.trim().replace(/^\?/, '')).map(({ field, reason }) => (
        <FieldError key={`${field} ${reason}`} text={capitalizeSentence(`${field} ${reason}`)} />
      ))}
    </div>
  );
}
