import { ATTRIBUTES, listAttributeOptions, type WireAttributes } from '@naksha/events/kernel';
import { parseNumericAnswer, parseTypedArea, parseTypedRupeesOrNaN } from '../../shared/format/typed-amounts.ts';
import type { AttributeAnswers, Draft } from './draft.ts';

export function draftToRequestBody(draft: Draft): object {
  const area = parseTypedArea(draft);
  return {
    title: draft.title.trim(),
    expected_price: parseTypedRupeesOrNaN(draft),
    area: area.kind === 'value' ? area.value : { value: Number.NaN, unit: draft.unit },
    ...answersToWireAttributes(draft.attributes),
    position: draft.position,
    locality: draft.locality?.name.trim() || undefined,
    city: draft.locality?.city.trim() || undefined,
    project: draft.project.trim() || undefined,
    lister: draft.lister,
    description: draft.description.trim() || undefined,
    amenities: draft.amenities,
    rooms: draft.rooms,
    photos: draft.photos.length > 0 ? draft.photos : undefined,
    cover: draft.cover,
  };
}

/** Invalid numbers are NaN. */
export const answersToWireAttributes = (answers: AttributeAnswers): WireAttributes =>
  Object.fromEntries(
    ATTRIBUTES.flatMap(({ name, wire, value }) => {
      const answer = answers[name];
      if (answer === undefined || String(answer).trim() === '') return [];
      if (listAttributeOptions(value)) return [[wire, answer]];
      return [[wire, value.type === 'number' ? parseNumericAnswer(value, answer) : String(answer).trim()]];
    }),
  );
