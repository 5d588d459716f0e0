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
