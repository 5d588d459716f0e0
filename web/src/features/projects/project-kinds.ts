import type { ProjectType, PropertyType, Subtype } from '@naksha/events/kernel';
import { type MasterDataItem, type MasterDataType, PROJECT_TYPES_OF } from '@naksha/events/wire/master-data';
import type { PlainKey } from '../../shared/messages/t.ts';

type Kind = { text: PlainKey; drawnAs: Subtype };

const KINDS: Readonly<Record<ProjectType, Kind>> = {
  Society: { text: 'projects.type.society', drawnAs: 'flat' },
  'Residential Plot Project': { text: 'projects.type.residential-plot', drawnAs: 'residential-plot' },
  'Kothi Project': { text: 'projects.type.kothi', drawnAs: 'kothi' },
  'Commercial Plot Project': { text: 'projects.type.commercial-plot', drawnAs: 'commercial-plot' },
  'Commercial Project': { text: 'projects.type.commercial', drawnAs: 'office' },
};
export const projectKindOf = ({ type }: Pick<MasterDataItem, 'type'>): Kind =>
  type === 'Locality' ? KINDS.Society : KINDS[type];

export const PROJECT_FILTERS = ['all', 'residential', 'commercial'] as const satisfies readonly (
  | PropertyType
  | 'all'
)[];
export type ProjectFilter = (typeof PROJECT_FILTERS)[number];

export const matchesProjectFilter = (filter: ProjectFilter, { type }: Pick<MasterDataItem, 'type'>): boolean =>
  filter === 'all' || (PROJECT_TYPES_OF[filter] as readonly MasterDataType[]).includes(type);
