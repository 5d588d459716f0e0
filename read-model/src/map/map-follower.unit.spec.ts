import { Gazetteer, type PlaceId } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { DocumentFeed } from '../feed/document-feed.ts';
import { sampleListingDocument } from '../testing/sample-listing.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { createMapEngine } from './engine/index.ts';
import { MapFollower } from './map-follower.ts';

it('a listing of before places lies in those that its words name, also where it is loaded before they are', () => {
  const feed = new DocumentFeed({ follow: () => new Promise(() => {}) });
  const engine = createMapEngine({ region: [76.5, 30.5, 77.05, 30.95] });
  const places = { gazetteer: new Gazetteer([]) };
  const load = new MapFollower(feed, engine, places).load(1);
  const body = sampleListingDocument();
  expect(body.facts.placeIds).toBeUndefined();
  const sold = sampleListingDocument({ id: '00000002' as typeof body.id, state: 'sold' });
  load.page([body, sold].map((one) => ({ kind: 'listing', id: one.id, partition: 0, seq: 1, body: one })));
  places.gazetteer = new Gazetteer(SAMPLE_PLACES);
  load.end();
  expect(engine.size().rows).toBe(1);
  expect(engine.count({ place: ['mohali-sector-70' as PlaceId] }, [76.5, 30.5, 77.05, 30.95]).total).toBe(1);
});
