import type { MapFilter } from '@naksha/events/kernel';
import type { ClusterCard as Summary } from '@naksha/events/wire/listing-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { clusterQuery } from '../queries/cluster-query.ts';
import type { ClusterMarker } from '../tiles/decode-tile.ts';
import { formatShortPrice } from './facts.ts';
import { SubtypeShapeIcon } from './shape-mark.tsx';

/** Milliseconds, so that crossing the map sends no requests. */
const POINTED_FOR = 120;

export function ClusterCard({ marker, filter, at }: { marker: ClusterMarker; filter: MapFilter; at?: string }) {
  const [meant, setMeant] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMeant(true), POINTED_FOR);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery(clusterQuery(meant ? marker.cell : undefined, filter, at));
  return (
    <div className="grid gap-1 px-3 py-2 text-14" data-testid="cluster-card">
      {data?.total !== 0 && (
        <p className="font-semibold text-16">{t('home.cluster', { n: data?.total ?? marker.count })}</p>
      )}
      {data ? <ClusterFacts summary={data} /> : <div className="skeleton h-4 w-2/3" />}
    </div>
  );
}

function ClusterFacts({ summary: { total, price, kinds, under_review: underReview } }: { summary: Summary }) {
  if (total === 0) return <p>{t('home.empty.review', { n: underReview })}</p>;
  return (
    <>
      {price && <p className="font-semibold">{priceRange(price)}</p>}
      <p className="flex flex-wrap gap-x-3 text-muted">
        {kinds.map(({ subtype, total }) => (
          <span key={subtype} className="inline-flex items-center gap-1">
            <SubtypeShapeIcon subtype={subtype} />
            {t('home.clusterKind', {
              n: total,
              kind: t(total === 1 ? `trade.subtype.${subtype}` : `trade.subtypes.${subtype}`),
            })}
          </span>
        ))}
      </p>
      {underReview > 0 && <p className="text-12 text-muted">{t('home.underReviewToo', { n: underReview })}</p>}
    </>
  );
}

const priceRange = ({ min, max }: { min: number; max: number }): string =>
  min === max ? formatShortPrice(min) : `${formatShortPrice(min)} – ${formatShortPrice(max)}`;
