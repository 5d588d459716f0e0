import type { Subtype } from '@naksha/events/kernel';
import type { ComponentType } from 'react';
import type { FacadeProps } from './facade-props.ts';
import { Flats } from './flats.tsx';
import { Kothi } from './kothi.tsx';
import { Office } from './office.tsx';
import { Plot } from './plot.tsx';
import { Showroom } from './showroom.tsx';

const FACADES: Record<Subtype, ComponentType<FacadeProps>> = {
  flat: Flats,
  kothi: Kothi,
  'residential-plot': Plot,
  'commercial-plot': ({ seed }) => <Plot seed={seed} commercial />,
  office: Office,
  showroom: Showroom,
  other: Kothi,
};

export function Facade({ subtype, seed }: FacadeProps & { subtype: Subtype }) {
  const Building = FACADES[subtype];
  return <Building seed={seed} />;
}
