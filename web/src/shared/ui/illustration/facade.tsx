import type { Subtype } from '@naksha/events/kernel';
import type { ComponentType } from 'react';
import type { SeedProps } from './facade-props.ts';
import { Flats } from './flats.tsx';
import { Kothi } from './kothi.tsx';
import { Office } from './office.tsx';
import { Plot } from './plot.tsx';
import { Showroom } from './showroom.tsx';

const FACADES: Record<Subtype, ComponentType<SeedProps>> = {
  flat: Flats,
  kothi: Kothi,
  'residential-plot': Plot,
  'commercial-plot': ({ seed }) => <Plot seed={seed} commercial />,
  office: Office,
  showroom: Showroom,
  other: Kothi,
};

export function Facade({ subtype, seed }: SeedProps & { subtype: Subtype }) {
  const Building = FACADES[subtype];
  return <Building seed={seed} />;
}
