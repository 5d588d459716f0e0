import { Link } from 'wouter';
import { t } from '../../shared/messages/t.ts';
import { CoverPhotoOrIllustration } from '../../shared/photos/cover-or-drawing.tsx';
import { useTitle } from '../../shared/places/title-text.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { type Absence, reasonForUnavailability } from '../listing/use-property.ts';
import type { ComparedHome } from './compared-home.ts';

/** It may still exist. */
const MAY_COME: ReadonlySet<Absence> = new Set(['failed', 'offline']);

type Props = { home: ComparedHome; onRemove: () => void };

export function CompareColumnHeader({ home: { property, error }, onRemove }: Props) {
  return (
    <th scope="col" className="min-w-36 border-line border-b p-2 text-left align-top font-semibold sm:min-w-40">
      {property ? (
        <Named property={property} onRemove={onRemove} />
      ) : error ? (
        <div className="flex flex-col gap-2">
          <p>{MAY_COME.has(reasonForUnavailability(error)) ? t('compare.failed') : t('compare.gone')}</p>
          <RemoveButton label={t('compare.removeGone')} onClick={onRemove} />
        </div>
      ) : (
        <div className="skeleton h-24" />
      )}
    </th>
  );
}

function Named({ property, onRemove }: { property: NonNullable<ComparedHome['property']>; onRemove: () => void }) {
  const { title } = useTitle(property);
  return (
    <div className="flex flex-col gap-2">
      <Link href={`/${property.property_subtype}/${property.slug}`} className="flex flex-col gap-2 hover:underline">
        <CoverPhotoOrIllustration
          card={property}
          sizes="160px"
          className="aspect-4/3 w-full max-w-60 rounded-card print:hidden"
        />
        <span className="break-words">{title}</span>
      </Link>
      {property.listing_state.startsWith('sold') && (
        <p className="self-start rounded-control bg-ink px-2 py-1 text-14 text-surface">{t('compare.sold')}</p>
      )}
      {property.demo && <p className="font-normal text-12 text-muted">{t('app.demo')}</p>}
      <RemoveButton label={t('compare.remove', { title })} onClick={onRemove} />
    </div>
  );
}

const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    className="grid size-11 place-items-center rounded-control border border-control bg-surface print:hidden"
    onClick={onClick}
  >
    <Icon name="trash" />
  </button>
);
