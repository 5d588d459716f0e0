import type { Subtype } from '@naksha/events/kernel';
import type { ComponentType } from 'react';
import { Flats } from './flats.tsx';
import { Kothi } from './kothi.tsx';
import { Office } from './office.tsx';
import type { Pick } from './pick.ts';
import { Plot } from './plot.tsx';
import { Showroom } from './showroom.tsx';

export type FacadeProps = { random: Pick };

const FACADES: Record<Subtype, ComponentType<FacadeProps>> = {
  flat: Flats,
  kothi: Kothi,
  'residential-plot': Plot,
  'commercial-plot': ({ random }) => <Plot random={random} commercial />,
  office: Office,
  showroom: Showroom,
  other: Kothi,
};

export function Facade({ subtype, random }: FacadeProps & { subtype: Subtype }) {
  const Building = FACADES[subtype];
  return <Building random={random} />;
}
