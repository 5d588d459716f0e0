import type { ProjectDefinition } from '@naksha/events/contracts';
import {
  nameCityStream,
  nameLocalityStream,
  nameProjectStream,
  type PlaceId,
  type ProjectType,
} from '@naksha/events/kernel';
import { sampleCityDefined, sampleLocalityDefined } from '../projector/testing/histories.ts';
import type { ReadModelWorld } from './read-model-app.ts';

const HERE = { aka: [], position: { lat: 30.7, lng: 76.71 }, radiusM: 600 };

const project = (id: string, name: string, type: ProjectType, changes: Partial<ProjectDefinition> = {}) => ({
  ...{ ...HERE, id: id as PlaceId, names: { en: name }, type, city: 'mohali' as PlaceId, featured: false },
  ...changes,
});

const PROJECTS: readonly ProjectDefinition[] = [
  project('mohali-green-towers', 'Green Towers', 'Society', {
    locality: 'mohali-sector-70' as PlaceId,
    featured: true,
  }),
  project('mohali-acres', 'Acres', 'Residential Plot Project'),
  project('mohali-villas', 'Villas', 'Kothi Project'),
  project('mohali-bazaar', 'Bazaar', 'Commercial Plot Project'),
  project('mohali-trade-house', 'Trade House', 'Commercial Project'),
  project('mohali-arcade', 'Arcade', 'Commercial Project'),
  project('chandigarh-lake-view', 'Lake View', 'Society', { city: 'chandigarh' as PlaceId }),
];

export async function defineSampleProjects(world: ReadModelWorld): Promise<void> {
  const chandigarh = { id: 'chandigarh' as PlaceId, names: { en: 'Chandigarh', hi: 'चंडीगढ़' }, order: 1 };
  await world.happened(nameCityStream('mohali' as PlaceId), sampleCityDefined());
  await world.happened(nameCityStream(chandigarh.id), sampleCityDefined(chandigarh));
  await world.happened(nameLocalityStream('mohali-sector-70' as PlaceId), sampleLocalityDefined());
  const seven = { id: 'chandigarh-sector-7' as PlaceId, city: chandigarh.id, names: { en: 'Sector 7' } };
  await world.happened(nameLocalityStream(seven.id), sampleLocalityDefined(seven));
  for (const data of PROJECTS) await world.happened(nameProjectStream(data.id), { type: 'ProjectDefined', data });
}
