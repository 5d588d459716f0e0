import { typedRupees, typedSize } from '../../shared/format/typed-amounts.ts';
import { PriceMeets } from '../../shared/price-what-if/price-meets.tsx';
import type { Draft } from './draft.ts';

export function DraftMeets({ draft }: { draft: Draft }) {
  const {
    position,
    subtype,
    lister,
    attributes: { bedrooms },
  } = draft;
  const size = typedSize(draft);
  if (!position || !size) return null;
  const about = {
    property_subtype: subtype,
    at: `${position.lat},${position.lng}`,
    sqft: Math.round(size.sqft),
    bedrooms,
    lister,
  };
  return <PriceMeets path="/price-what-if" about={about} price={typedRupees(draft)} />;
}
