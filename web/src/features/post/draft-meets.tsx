import { parseTypedRupees, parseTypedSize } from '../../shared/format/typed-amounts.ts';
import { PriceDemand } from '../../shared/price-what-if/price-meets.tsx';
import type { Draft } from './draft.ts';

export function DraftDemand({ draft }: { draft: Draft }) {
  const {
    position,
    subtype,
    lister,
    attributes: { bedrooms },
  } = draft;
  const size = parseTypedSize(draft);
  if (!position || !size) return null;
  const about = {
    property_subtype: subtype,
    at: `${position.lat},${position.lng}`,
    sqft: Math.round(size.sqft),
    bedrooms,
    lister,
  };
  return <PriceDemand path="/price-what-if" about={about} price={parseTypedRupees(draft)} />;
}
