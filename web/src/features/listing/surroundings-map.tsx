import { formatIndianNumber, type Position, projectToUnitSquare } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import {
  DRAWN_KINDS,
  type DrawnKind,
  type NearPlace,
  SURROUNDINGS,
  type Surroundings,
} from '@naksha/events/wire/surroundings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { lastFilter } from '../../shared/filter/last-filter.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { ReachTimeText } from '../../shared/reach/reach-text.tsx';
import { useSession } from '../../shared/session/session.ts';
import { aroundListingQuery } from './around-query.ts';
import { SurroundingsSkeleton } from './surroundings-skeleton.tsx';

const { units, sideM } = SURROUNDINGS;
const HEIGHT = units * 0.6;
const TOP = (units - HEIGHT) / 2;
/** Units of the square: radii of the dot and of a number on a phone. */
const OVER_HOME = 48;

const print = ({ lat, lng }: Position): string => `${lat.toFixed(5)},${lng.toFixed(5)}`;

export const surroundingsQuery = (at: Position) =>
  queryOptions({
    queryKey: ['surroundings', print(at)],
    queryFn: ({ signal }) => fetchPublicJson<Surroundings>('/map/surroundings', { query: { at: print(at) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export default function SurroundingsMap({ property }: { property: Property }) {
  const { data } = useQuery(surroundingsQuery(property.position));
  // On a phone, Home is not mounted below this page.
  const { within } = useAtomValue(lastFilter);
  const { data: around } = useQuery(aroundListingQuery(property.id, useSession()));
  if (!data) return <SurroundingsSkeleton />;
  const similar = (around?.similar ?? []).map(({ id, position }) => ({ id, ...place(position, property.position) }));
  const near = data.near.filter(({ name }) => name !== property.project);
  const { credits } = pageConfig.ground;
  return (
    <div className="flex flex-col gap-3">
      {within && (
        <p className="text-14 empty:hidden">
          <ReachTimeText within={within} at={property.position} />
        </p>
      )}
      <figure
        className="daylight relative overflow-hidden rounded-card border border-line bg-map"
        data-testid="surroundings"
      >
        <div className="relative">
          <svg viewBox={`0 ${TOP} ${units} ${HEIGHT}`} role="img" aria-label={t('near.map')} className="block w-full">
            {DRAWN_KINDS.map((kind) => data.paths[kind] && <Drawn key={kind} kind={kind} path={data.paths[kind]} />)}
            {similar.map(({ id, x, y }) => (
              <circle key={id} cx={x} cy={y} r={11} className="fill-ink stroke-surface" strokeWidth={4} />
            ))}
            <circle cx={units / 2} cy={units / 2} r={17} className="fill-red stroke-surface" strokeWidth={6} />
          </svg>
          {near.map(
            ({ name, x, y }, k) =>
              isShown(x, y) && (
                <span
                  key={name}
                  aria-hidden="true"
                  className={`absolute grid size-5 -translate-x-1/2 place-items-center rounded-full border border-control bg-surface font-semibold text-12 ${isOverHome(x, y) ? '-translate-y-[calc(100%+8px)]' : '-translate-y-1/2'}`}
                  style={{ left: `${(x / units) * 100}%`, top: `${((y - TOP) / HEIGHT) * 100}%` }}
                >
                  {formatIndianNumber(k + 1)}
                </span>
              ),
          )}
        </div>
        {credits.length > 0 && (
          <figcaption className="bg-surface/80 px-1 text-12 text-muted sm:absolute sm:right-0 sm:bottom-0">
            {credits.join(' · ')}
          </figcaption>
        )}
      </figure>
      <p className="flex flex-wrap items-center gap-x-4 text-14 text-muted">
        <Sign look="bg-red" text={t('near.this')} />
        {similar.some(({ x, y }) => isShown(x, y)) && <Sign look="bg-ink" text={t('near.similar')} />}
      </p>
      {near.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('near.title')}</h3>
          <ol className="grid list-inside list-decimal gap-x-8 gap-y-1 text-14 sm:grid-cols-2">
            {near.map((one) => (
              <li key={one.name}>
                {nearName(one)} <span className="whitespace-nowrap text-muted">{formatDistance(one.metres)}</span>
              </li>
            ))}
          </ol>
          <p className="text-12 text-muted">{t('near.why')}</p>
        </section>
      )}
    </div>
  );
}

function place(position: Position, middle: Position): { x: number; y: number } {
  const [at, from] = [projectToUnitSquare(position), projectToUnitSquare(middle)];
  const scale = ((40_075_016.686 * Math.cos((middle.lat * Math.PI) / 180)) / sideM) * units;
  return { x: (at.x - from.x) * scale + units / 2, y: (at.y - from.y) * scale + units / 2 };
}

const isOverHome = (x: number, y: number): boolean => Math.hypot(x - units / 2, y - units / 2) < OVER_HOME;
const isShown = (x: number, y: number): boolean => x > 0 && x < units && y > TOP && y < TOP + HEIGHT;

const AREAS: Partial<Record<DrawnKind, string>> = { green: '#DDE9D2', water: '#BBD5E4' };
const LINES: Partial<Record<DrawnKind, { colour: string; width: number }>> = {
  stream: { colour: '#BBD5E4', width: 6 },
  rail: { colour: '#B4AFA4', width: 5 },
  road: { colour: '#FFFFFF', width: 10 },
  'wide-road': { colour: '#FFFFFF', width: 18 },
};

function Drawn({ kind, path }: { kind: DrawnKind; path: string }) {
  const line = LINES[kind];
  if (!line) return <path d={path} fill={AREAS[kind]} />;
  const { colour, width } = line;
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <>
      {colour === '#FFFFFF' && <path d={path} {...stroke} stroke="#CFCBC0" strokeWidth={width + 4} />}
      <path
        d={path}
        {...stroke}
        stroke={colour}
        strokeWidth={width}
        strokeDasharray={kind === 'rail' ? '18 9' : undefined}
      />
    </>
  );
}

const Sign = ({ look, text }: { look: string; text: string }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className={`size-3 rounded-full ${look}`} />
    {text}
  </span>
);

const nearName = (near: NearPlace): string =>
  near.kind === 'station' ? t('near.station', { name: nameInLocale(near) }) : nameInLocale(near);

/** To 10 m below a kilometre, then to 100 m. */
export const formatDistance = (metres: number): string =>
  metres < 995 ? t('near.m', { n: Math.round(metres / 10) * 10 }) : t('near.km', { n: Math.round(metres / 100) / 10 });
