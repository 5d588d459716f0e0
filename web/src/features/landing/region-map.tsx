import { type Position, projectToUnitSquare } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { Link } from 'wouter';
import { useCities } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';

/** Its text is 12 high. */
const SIZE = 320;
const MARGIN = 32;
const COLOURS = [
  'fill-flat',
  'fill-kothi',
  'fill-residential-plot',
  'fill-office',
  'fill-showroom',
  'fill-commercial-plot',
];

export function RegionMap() {
  const cities = useCities();
  const project = buildProjection(cities);
  return (
    <Link href="/home" className="block overflow-hidden rounded-card border border-line bg-map shadow-card">
      <span className="sr-only">{t('landing.map')}</span>
      <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} className="aspect-square w-full">
        {cities.flatMap(({ localities }, city) =>
          localities.map(({ id, position }) => {
            const [x, y] = project(position);
            return (
              <circle
                key={id}
                cx={x}
                cy={y}
                r="3"
                className={`${COLOURS[city % COLOURS.length]} stroke-surface`}
                strokeWidth="1"
              />
            );
          }),
        )}
        {cities.map(({ id, position, ...city }) => {
          const [x, y] = project(position);
          return (
            <text
              key={id}
              x={x}
              y={y - 7}
              textAnchor="middle"
              fontSize={12}
              fontWeight={700}
              className="fill-ink stroke-surface"
              strokeWidth="3.5"
              paintOrder="stroke"
            >
              {nameInLocale(city)}
            </text>
          );
        })}
      </svg>
    </Link>
  );
}

/** Mercator, fitted into the square. */
function buildProjection(cities: readonly City[]): (at: Position) => [number, number] {
  const points = cities.flatMap(({ localities }) => localities.map(({ position }) => projectToUnitSquare(position)));
  if (points.length === 0) return () => [0, 0];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const span = Math.max(Math.max(...xs) - west, Math.max(...ys) - north);
  const scale = (SIZE - 2 * MARGIN) / span;
  const [left, top] = [(span - (Math.max(...xs) - west)) / 2, (span - (Math.max(...ys) - north)) / 2];
  return (at) => {
    const { x, y } = projectToUnitSquare(at);
    return [MARGIN + (x - west + left) * scale, MARGIN + (y - north + top) * scale].map(
      (value) => Math.round(value * 10) / 10,
    ) as [number, number];
  };
}
