import type { PhotoId } from '@naksha/events/kernel';
import type { FactChange } from '@naksha/events/wire/review';
import { t } from '../../shared/messages/t.ts';
import PhotoImage from '../../shared/photos/photo-image.tsx';
import { formatChange } from './shown-change.ts';

type Props = { caption: string; changes: readonly FactChange[] /** Of what stood before. */; from?: string };

export function ChangesTable({ caption, changes, from = t('staff.review.from') }: Props) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-14">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-2 pr-4 font-normal">
              {t('staff.review.field')}
            </th>
            <th scope="col" className="py-2 pr-4 font-normal">
              {from}
            </th>
            <th scope="col" className="py-2 font-normal">
              {t('staff.review.to')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to }) => (
            <tr key={field} className="border-line border-b last:border-0">
              <th scope="row" className="py-2 pr-4 font-normal">
                {formatChange.field(field)}
              </th>
              <td className="py-2 pr-4 text-muted">
                <Value field={field} value={from} />
              </td>
              <td className="py-2 font-semibold">
                <Value field={field} value={to} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Value = ({ field, value }: { field: string; value: unknown }) =>
  field === 'cover' && typeof value === 'string' ? (
    <PhotoImage
      photo={{ id: value as PhotoId, width: 4, height: 3, preview: '', sizes: [320] }}
      alt={t('photos.cover')}
      sizes="64px"
      secret
      className="h-12 w-16 rounded-control"
    />
  ) : (
    formatChange.value(field, value)
  );
