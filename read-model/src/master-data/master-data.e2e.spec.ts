import { createArea, nameProjectStream, type PlaceId, SUBTYPES_OF, type Subtype } from '@naksha/events/kernel';
import { samplePosted } from '@naksha/events/testing';
import {
  MASTER_DATA_TYPES,
  type MasterData,
  type ProjectDetails,
  type RelatedProperties,
} from '@naksha/events/wire/master-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameSampleListingStream, sampleMaterialFacts, verified } from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { defineSampleProjects } from '../testing/sample-projects.ts';

let world: ReadModelWorld;
let app: ReadModelApp;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  await defineSampleProjects(world);
  const post = (number: number, project: string, subtype: Subtype, ...more: (typeof verified)[]) => {
    const placeIds = { city: 'mohali' as PlaceId, project: project as PlaceId };
    const propertyType = SUBTYPES_OF.residential.includes(subtype) ? 'residential' : 'commercial';
    const inIt = sampleMaterialFacts({ propertyType, subtype, placeIds, area: createArea(500, 'sqft') });
    return world.happened(nameSampleListingStream(number), samplePosted({ facts: inIt }), ...more);
  };
  for (let number = 0; number < 26; number++) await post(number, 'mohali-green-towers', 'flat', verified);
  await post(30, 'mohali-trade-house', 'office', verified);
  await post(31, 'mohali-arcade', 'showroom', verified);
  // Unverified listings do not count.
  await post(32, 'mohali-arcade', 'office');
  await world.drain();
});
afterAll(() => world.close());

const list = async (path: string) => {
  const { code, property } = await app.json<MasterData>(`/api/property/${path}`);
  expect(code).toBe(200);
  return property;
};
const names = async (path: string) => (await list(path)).map(({ name }) => name);

it('E-06 a project contains id, name, type, slug, locality, logo, cover_image and is_featured', async () => {
  const [society] = await list('societies');
  expect(society).toEqual({
    id: 'mohali-green-towers',
    name: 'Green Towers',
    names: { en: 'Green Towers' },
    type: 'Society',
    slug: 'mohali-green-towers',
    city: 'mohali',
    locality: 'Sector 70',
    logo: null,
    cover_image: null,
    is_featured: true,
  });
});

it('E-07 the types are five types of projects, and Locality', async () => {
  expect(MASTER_DATA_TYPES).toEqual([
    ...['Society', 'Residential Plot Project', 'Kothi Project', 'Commercial Plot Project', 'Commercial Project'],
    'Locality',
  ]);
  expect(new Set((await list('overallmasterdata')).map(({ type }) => type))).toEqual(new Set(MASTER_DATA_TYPES));
});

const PROJECTS = ['Acres', 'Arcade', 'Bazaar', 'Green Towers', 'Trade House', 'Villas', 'Lake View'];
it.each([
  ['K-38', 'societies', ['Green Towers', 'Lake View']],
  ['K-39', 'kothi_projects', ['Villas']],
  ['K-40', 'residential/plot_projects', ['Acres']],
  ['K-41', 'commercial/plot_projects', ['Bazaar']],
  ['K-42', 'office_projects', ['Trade House']],
  ['K-43', 'showroom_projects', ['Arcade']],
  ['K-44', 'residential/projects', ['Acres', 'Green Towers', 'Villas', 'Lake View']],
  ['K-45', 'commercial/projects', ['Arcade', 'Bazaar', 'Trade House']],
  ['K-47', 'overallmasterdata', [...PROJECTS, 'Sector 70', 'Sector 7']],
  ['K-48', 'projects_masterdata', PROJECTS],
])(
  '%s GET /property/%s returns its items by city and name, with or without a trailing slash',
  async (_, path, expected) => {
    expect(await names(path)).toEqual(expected);
    expect(await names(`${path}/`)).toEqual(expected);
  },
);

it('filtered by a city contain only its items, by id or name; an unknown city has none', async () => {
  for (const city of ['chandigarh', 'Chandigarh', 'चंडीगढ़'])
    expect(await names(`overallmasterdata?city_id=${encodeURIComponent(city)}`)).toEqual(['Lake View', 'Sector 7']);
  expect(await names('office_projects?city_id=chandigarh')).toEqual([]);
  expect((await app.get('/api/property/societies?city_id=atlantis')).status).toBe(404);
});

it('K-20 GET /property/projectdetails/{id}/ returns the project and its position', async () => {
  const [society] = await list('societies');
  for (const end of ['', '/']) {
    const path = `/api/property/projectdetails/mohali-green-towers${end}`;
    const { code, property } = await app.json<ProjectDetails>(path);
    expect(code).toBe(200);
    expect(property).toEqual({
      ...society,
      city_name: 'Mohali',
      position: { lat: 30.7, lng: 76.71 },
      zoom: expect.any(Number),
      radius_m: 600,
      homes: 26,
    });
  }
  for (const unknown of ['atlantis', 'mohali-sector-70', 'Not%20an%20id'])
    expect((await app.get(`/api/property/projectdetails/${unknown}/`)).status).toBe(404);
});

it('K-21 GET /property/project/{id}/related-properties/ returns its homes, page by page', async () => {
  const path = '/api/property/project/mohali-green-towers/related-properties/';
  const first = await app.json<RelatedProperties>(path);
  expect(first).toMatchObject({ code: 200, total: 26, under_review: 0 });
  const rest = await app.json<RelatedProperties>(`${path.slice(0, -1)}?cursor=${first.cursor}`);
  const ids = [...first.property, ...rest.property].map(({ id }) => id);
  expect([first.property.length, rest.property.length, new Set(ids).size, rest.cursor]).toEqual([24, 2, 26, null]);
  expect((await app.get('/api/property/project/atlantis/related-properties/')).status).toBe(404);
});

it('follow their documents: retired items disappear', async () => {
  const id = 'mohali-villas' as PlaceId;
  await world.happened(nameProjectStream(id), { type: 'ProjectRetired', data: { id } });
  await world.drain();
  expect(await names('kothi_projects')).toEqual([]);
});
