import { parseTypedRupeesOrNaN, typedAreaToArea } from '../../shared/format/typed-amounts.ts';
import { PriceDemand } from '../../shared/price-demand/price-demand.tsx';
import type { Draft } from './draft.ts';
import { ExtrasSection } from './extras-section.tsx';
import { PriceAndAreaSection } from './figures-section.tsx';
import type { SectionProps } from './section-props.ts';
import { TitleAndDescriptionSection } from './words-section.tsx';

type Props = SectionProps & { suggested: string | undefined };

export default function RemainingPostSections({ suggested, ...section }: Props) {
  return (
    <>
      <PriceAndAreaSection {...section} underPrice={<DraftDemand draft={section.draft} />} />
      <TitleAndDescriptionSection {...section} suggested={suggested} />
      <ExtrasSection {...section} />
    </>
  );
}

function DraftDemand({ draft }: { draft: Draft }) {
  const {
    position,
    subtype,
    lister,
    attributes: { bedrooms },
  } = draft;
  const size = typedAreaToArea(draft);
  if (!position || !size) return null;
  const about = {
    property_subtype: subtype,
    at: `${position.lat},${position.lng}`,
    sqft: Math.round(size.sqft),
    bedrooms,
    lister,
  };
  return <PriceDemand path="/price-what-if" about={about} price={parseTypedRupeesOrNaN(draft)} />;
}
