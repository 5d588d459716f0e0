import type { Gazetteer, Place, Position } from '@naksha/events/kernel';
import { isBlankPlaceholder, PlaceNameReader } from '@naksha/events/read-values';
import type { RowRemark } from '@naksha/events/wire/imports';

/** As stored. */
export type RowPlace = { city?: string; locality?: string; notes: RowRemark[] };
export type PlaceReader = (position: Position, written: { city?: string; locality?: string }) => RowPlace;

/**
 * The city follows the position; contradictions are reported. Unknown localities are stored as written and reported.
 */
export function createPlaceCellParser(gazetteer: Gazetteer): PlaceReader {
  const names = new PlaceNameReader(gazetteer.places);
  const isKnown = gazetteer.places.length > 0;
  const find = (reading: ReturnType<typeof names.readCity>): Place | undefined =>
    reading.kind === 'value' ? reading.value : undefined;

  return (position, written) => {
    const notes: RowRemark[] = [];
    const given = (text: string | undefined) =>
      text === undefined || isBlankPlaceholder(text) ? undefined : text.trim();
    const [cityText, localityText] = [given(written.city), given(written.locality)];
    const { city: at } = gazetteer.locate(position);
    const named = cityText === undefined ? undefined : find(names.readCity(cityText));
    if (at && cityText !== undefined && named?.id !== at.id)
      notes.push({ column: 'city', reason: { code: 'city_differs', params: { text: cityText, read: at.names.en } } });
    const city = cityText === undefined ? undefined : (at ?? named);
    const locality = localityText === undefined ? undefined : find(names.readLocality(localityText, at?.id));
    const isThere = locality !== undefined && (!at || locality.cityId === at.id);
    if (isKnown && localityText !== undefined && !isThere)
      notes.push({
        column: 'locality',
        reason: { code: 'locality_unknown', params: { text: localityText, city: at?.names.en ?? '' } },
      });
    return {
      ...(cityText !== undefined && { city: city?.names.en ?? cityText }),
      ...(localityText !== undefined && { locality: isThere ? locality.names.en : localityText }),
      notes,
    };
  };
}
