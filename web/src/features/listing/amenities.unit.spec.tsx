import { AMENITIES } from '@naksha/events/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Amenities } from './amenities.tsx';

const readGroups = (html: string) =>
  [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3><ul[^>]*>(.*?)<\/ul>/g)].map(([, title, list]) => [
    title,
    [...list.matchAll(/<li[^>]*>.*?<\/span>([^<]+)<\/li>/g)].map(([, name]) => name),
  ]);

it('G-08 groups amenities by outdoor, utilities, interior and other', () => {
  const html = renderToStaticMarkup(
    <Amenities
      amenities={['gym', 'lift', 'park', 'vaastu', 'closeToMarket', 'cctv', 'airyRooms', 'mainRoad']}
      rooms={['poojaRoom']}
    />,
  );
  expect(readGroups(html)).toEqual([
    ['Extra rooms', ['Pooja room']],
    ['Outdoor', ['Gym', 'Park']],
    ['Utilities', ['Lift', 'CCTV']],
    ['Interior', ['Vaastu', 'Airy rooms']],
    ['Location and building', ['Close to market', 'On a main road']],
  ]);
});

it('G-08 every amenity has a group', () => {
  const groups = readGroups(renderToStaticMarkup(<Amenities amenities={AMENITIES} rooms={[]} />));
  expect(groups).toEqual([
    [
      'Outdoor',
      [
        'Gym',
        'Swimming pool',
        'Club',
        'Park',
        'Jogging track',
        'Visitor parking',
        'Café',
        'Gated project',
        'Park facing',
      ].concat(['Private garden', 'Restaurant', 'Internal roads', 'Access from two streets', 'Road facing']),
    ],
    [
      'Utilities',
      [
        'Laundry',
        'Piped gas',
        'ATM',
        'Security',
        'Lift',
        'Power backup',
        'Maintenance staff',
        'CCTV',
        'Utility shops',
      ].concat(['Wheelchair access', 'Water storage', 'Water disposal', 'Grocery shop']),
    ],
    ['Interior', ['Vaastu', 'Modular kitchen', 'Airy rooms', 'False ceiling', 'High ceilings', 'Spacious interiors']],
    [
      'Location and building',
      ['Close to hospital', 'Close to market', 'On a main road', 'Close to school', 'Close to railway station'].concat([
        'Corner unit',
        'Low rise',
        'High rise',
        'Medium height',
        'Shopping centre',
      ]),
    ],
  ]);
});
