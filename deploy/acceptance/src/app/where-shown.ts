import { tileOfSample } from './sample-flat.ts';
import type { TestClient } from './test-client.ts';

const AROUND = '76.70,30.69,76.72,30.71';

export async function whereShown(anyone: TestClient, { id, word }: { id: string; word: string }): Promise<string[]> {
  const tile = async (search: string) => (await anyone.get(`${tileOfSample(14)}?search=${search}`)).text;
  const shown = {
    map: (await tile(word)) !== (await tile('nothinghasthisword')),
    list: (await anyone.get(`/api/listings?bbox=${AROUND}`)).text.includes(id),
    cards: (await anyone.get(`/api/listings/cards?ids=${id}`)).body.listings.length === 1,
    search: (await anyone.get(`/api/map/count?search=${word}`)).body.total === 1,
  };
  return Object.entries(shown).flatMap(([place, is]) => (is ? [place] : []));
}

export const EVERYWHERE = ['map', 'list', 'cards', 'search'];
