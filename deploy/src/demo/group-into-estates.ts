import type { ProjectType, Subtype } from '@naksha/events/kernel';
import type { DemoListing } from './demo-listing.ts';

type Estate = { subtype: Subtype; name: string; type: ProjectType };

export const ESTATES: readonly Estate[] = [
  { subtype: 'residential-plot', name: 'Demo Acres', type: 'Residential Plot Project' },
  { subtype: 'kothi', name: 'Demo Villas', type: 'Kothi Project' },
  { subtype: 'commercial-plot', name: 'Demo Bazaar', type: 'Commercial Plot Project' },
  { subtype: 'office', name: 'Demo Trade Park', type: 'Commercial Project' },
];
const OF_EACH = 2;
const MOST = 8;

export function assignDemoProjects(town: readonly DemoListing[]): DemoListing[] {
  const named = new Map<DemoListing, string>();
  for (const { subtype, name } of ESTATES)
    [
      ...Map.groupBy(
        town.filter((listing) => listing.subtype === subtype && !listing.project),
        ({ place }) => place.id,
      ),
    ]
      .sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
      .slice(0, OF_EACH)
      .forEach(([, homes], k) => {
        for (const home of homes.slice(0, MOST)) named.set(home, `${name} ${k + 1}`);
      });
  return town.map((listing) => {
    const project = named.get(listing);
    return project ? { ...listing, project, title: nameIn(listing, project) } : listing;
  });
}

const nameIn = ({ title, place }: DemoListing, project: string): string =>
  title.replace(` in ${place.locality},`, () => ` in ${project}, ${place.locality},`);
