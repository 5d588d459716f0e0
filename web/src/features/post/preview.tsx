import { listCardAttributes } from '../../shared/format/attributes.ts';
import { formatArea, formatBhk, formatPricePerArea, formatRupeesShort } from '../../shared/format/facts.ts';
import { parseTypedRupeesOrNaN, typedAreaToArea } from '../../shared/format/typed-amounts.ts';
import { t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { ListingIllustration } from '../../shared/ui/listing-illustration.tsx';
import type { Draft } from './draft.ts';
import { answersToWireAttributes } from './draft-on-wire.ts';

type Props = {
  draft: Draft;
  place: { name: string; city: string } | undefined;
  picture: string | undefined;
};

export default function ListingPreview({ draft, place, picture }: Props) {
  const price = parseTypedRupeesOrNaN(draft);
  const area = typedAreaToArea(draft);
  const facts = [
    draft.attributes.bedrooms !== undefined && formatBhk(Number(draft.attributes.bedrooms)),
    area && formatArea(area),
    t(`trade.subtype.${draft.subtype}`),
  ].filter(Boolean);
  const valid = Object.entries(answersToWireAttributes(draft.attributes)).filter(([, value]) => !Number.isNaN(value));
  const details = listCardAttributes(Object.fromEntries(valid)).map(({ text }) => text);
  return (
    <aside className="flex flex-col gap-2">
      <h2 className="font-semibold text-14 text-muted">{t('post.preview')}</h2>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {picture ? (
          <img src={picture} alt={t('post.photos')} className="aspect-4/3 w-full object-cover" />
        ) : (
          <div className="relative">
            <ListingIllustration subtype={draft.subtype} id="preview" className="aspect-4/3 w-full" />
            <span className="absolute right-2 bottom-2 rounded-control bg-surface/90 px-2 text-12 text-muted">
              {t('app.illustration')}
            </span>
          </div>
        )}
        <div className="flex flex-col gap-1 p-4">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className={`font-bold text-20 ${price > 0 ? '' : 'text-muted'}`}>
              {price > 0 ? `₹${formatRupeesShort(price)}` : t('post.preview.price')}
            </span>
            {price > 0 && area && (
              <span className="text-14 text-muted">{formatPricePerArea(price, area, draft.subtype)}</span>
            )}
          </p>
          <p className="font-semibold text-14">{facts.join(' · ')}</p>
          {details.length > 0 && <p className="text-14 text-muted">{details.join(' · ')}</p>}
          <p className={`break-words ${draft.title ? '' : 'text-muted'}`}>{draft.title || t('post.preview.title')}</p>
          {place && (
            <p className="text-14 text-muted">
              <PlaceText place={{ locality: place.name, city: place.city }} />
            </p>
          )}
        </div>
      </div>
    </aside>
  );
}
