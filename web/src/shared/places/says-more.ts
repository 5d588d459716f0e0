import type { TitledListing } from '@naksha/events/contracts';
import { tEnglish } from '../messages/t.ts';

/** Words without information, and names of kinds and units. */
const IDLE = 'a an at for in of on sale the bhk bed bedroom bedrooms plot sq ft sqft yard yards gaj marla kanal';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

/** Compared with kind, figures and place. Generated titles are in English. */
export function titleAddsInformation({
  title,
  property_subtype: subtype,
  bedrooms,
  area,
  ...place
}: TitledListing): boolean {
  const { project, locality, city } = place;
  const shown = [tEnglish(`trade.subtype.${subtype}`), bedrooms, area.value, project, locality, city, IDLE];
  const said = new Set(words(shown.join(' ')));
  return words(title).some((word) => !said.has(word));
}
