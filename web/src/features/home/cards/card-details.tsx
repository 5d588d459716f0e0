import { CARD_ATTRIBUTES } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { formatAttribute } from '../../../shared/format/attributes.ts';
import { t } from '../../../shared/messages/t.ts';
import { ReachText } from '../../../shared/reach/reach-text.tsx';

export default function CardDetails({ card }: { card: ListingCard }) {
  const attributes = CARD_ATTRIBUTES.map((attribute) => {
    const given = card[attribute.wire];
    if (given === undefined) return null;
    const value = formatAttribute(attribute, given);
    const label = t(`attribute.${attribute.name}`);
    return (
      <span key={attribute.name}>{attribute.card === 'labelled' ? t('filter.labelled', { label, value }) : value}</span>
    );
  });
  return (
    <>
      {attributes}
      <ReachText at={card.position} />
    </>
  );
}
