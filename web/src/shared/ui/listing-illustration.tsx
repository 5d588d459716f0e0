import type { Subtype } from '@naksha/events/kernel';
import { type ComponentType, useId } from 'react';
import type { SeedProps } from './illustration/facade-props.ts';
import { Flats } from './illustration/flats.tsx';
import { Kothi } from './illustration/kothi.tsx';
import { Office } from './illustration/office.tsx';
import { seededChoices } from './illustration/pick.ts';
import { Plot } from './illustration/plot.tsx';
import { Showroom } from './illustration/showroom.tsx';
import { LEFT, Tree, WIDTH } from './illustration/surroundings.tsx';

const FACADES: Record<Subtype, ComponentType<SeedProps>> = {
  flat: Flats,
  kothi: Kothi,
  'residential-plot': Plot,
  'commercial-plot': ({ seed }) => <Plot seed={seed} commercial />,
  office: Office,
  showroom: Showroom,
  other: Kothi,
};

function Facade({ subtype, seed }: SeedProps & { subtype: Subtype }) {
  const Building = FACADES[subtype];
  return <Building seed={seed} />;
}

const GROUND = 206;

function TreesBesideFacade({ seed }: SeedProps) {
  const random = seededChoices(`${seed}/avenue`);
  const places = [-150, -104, -56, -18, 342, 384, 426, 470].map((x) => ({
    x: x + random.between(-8, 8),
    size: random.between(30, 54),
  }));
  return (
    <g>
      {places.map(({ x, size }) => (
        <Tree key={x} seed={seed} x={x} y={GROUND} size={size} />
      ))}
    </g>
  );
}

type Props = {
  subtype: Subtype;
  /** The same listing always looks the same. */
  id: string;
  className?: string;
  /** For a ratio of about 3:1. */
  wide?: boolean;
};

/** Pale skies, so that building and text stand out. */
const SKIES = [
  ['#dcebf5', '#f7f3e8'],
  ['#cfe3f3', '#eef4f0'],
  ['#e9e6dd', '#f8f4ea'],
  ['#f6e3d3', '#fbf1e4'],
] as const;

/** Decorative; larger uses are labelled as illustration. */
export function ListingIllustration({ subtype, id, className, wide = false }: Props) {
  const [high, low] = seededChoices(`${id}/sky`).of(SKIES);
  const sky = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox={wide ? `${LEFT + 10} 0 ${WIDTH - 20} 240` : '0 0 320 240'}
      preserveAspectRatio="xMidYMax slice"
      className={className}
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={high} />
          <stop offset="1" stopColor={low} />
        </linearGradient>
      </defs>
      <rect x={LEFT} width={WIDTH} height="240" fill={`url(#${sky})`} />
      <Facade subtype={subtype} seed={id} />
      {wide && <TreesBesideFacade seed={id} />}
    </svg>
  );
}
