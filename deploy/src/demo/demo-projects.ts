import type { ProjectDefinition } from '@naksha/events/contracts';
import { composePlaceId, distanceInMeters, type PlaceNames, type Position } from '@naksha/events/kernel';
import type { DemoListing } from './demo-listing.ts';
import { ESTATES } from './group-into-estates.ts';

/** Metres around the homes of a project. */
const AROUND_M = 80;
const FEATURED_TOWERS = 6;

const WORDS: Readonly<Record<string, Pick<PlaceNames, 'hi' | 'pa'>>> = {
  'Demo Towers': { hi: 'डेमो टावर', pa: 'ਡੈਮੋ ਟਾਵਰ' },
  'Demo Acres': { hi: 'डेमो एकर', pa: 'ਡੈਮੋ ਏਕੜ' },
  'Demo Villas': { hi: 'डेमो विला', pa: 'ਡੈਮੋ ਵਿਲਾ' },
  'Demo Bazaar': { hi: 'डेमो बाज़ार', pa: 'ਡੈਮੋ ਬਾਜ਼ਾਰ' },
  'Demo Trade Park': { hi: 'डेमो ट्रेड पार्क', pa: 'ਡੈਮੋ ਟਰੇਡ ਪਾਰਕ' },
};

export function generateDemoProjects(town: readonly DemoListing[]): ProjectDefinition[] {
  const homesOf = Map.groupBy(town, ({ project }) => project);
  return [...homesOf]
    .flatMap(([project, homes]) => (project ? toProject(project, homes) : []))
    .sort((a, b) => COLLATOR.compare(a.names.en, b.names.en));
}

const COLLATOR = new Intl.Collator('en', { numeric: true });

function toProject(name: string, homes: readonly DemoListing[]): ProjectDefinition {
  const [{ place }] = homes;
  const [, series, number] = /^(.*) (\d+)$/.exec(name) ?? [];
  const estate = ESTATES.find((one) => one.name === series);
  const { hi, pa } = WORDS[series];
  const position = middleOf(homes.map((home) => home.position));
  const reach = Math.max(...homes.map((home) => distanceInMeters(home.position, position)));
  return {
    id: composePlaceId(place.cityId, name),
    city: place.cityId,
    locality: place.id,
    names: { en: name, hi: `${hi} ${number}`, pa: `${pa} ${number}` },
    aka: [],
    position,
    radiusM: Math.ceil(reach) + AROUND_M,
    type: estate?.type ?? 'Society',
    featured: Number(number) <= (estate ? 1 : FEATURED_TOWERS),
    demo: true,
  };
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (axis: keyof Position) =>
    Number((positions.reduce((sum, position) => sum + position[axis], 0) / positions.length).toFixed(5));
  return { lat: mean('lat'), lng: mean('lng') };
}
