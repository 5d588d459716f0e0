import { type Camera, formatPlace } from '@naksha/events/kernel';
import { t } from '../../../shared/messages/t.ts';
import type { PricedPlace } from './priced-places.ts';
import { rateClassCssColor } from './ramp.ts';

const PLACE_ZOOM = 14;

type Props = {
  title: string;
  how: string;
  value: string;
  rows: readonly PricedPlace[];
  /** Null for too few homes. */
  tell(place: PricedPlace): string | null;
  classify(place: PricedPlace): number | undefined;
  onCamera(camera: Camera): void;
};

export const PlaceRateTable = ({ title, how, value, rows, tell, classify, onCamera }: Props) => (
  <details>
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-14">{title}</summary>
    <p className="pb-2 text-12 text-muted">
      {how} {rows.some(({ demo, rate }) => demo && rate !== null) && t('home.prices.demo')}
    </p>
    <table className="w-full text-14" data-testid="priced-places">
      <thead className="text-12 text-muted">
        <tr>
          <th scope="col" className="text-left font-normal">
            {t('home.prices.place')}
          </th>
          <th scope="col" className="text-right font-normal">
            {value}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((place) => (
          <tr key={place.id} className="border-line border-t">
            <th scope="row" className="text-left font-normal">
              <button
                type="button"
                onClick={() => onCamera({ ...place.position, zoom: PLACE_ZOOM })}
                className="flex min-h-11 w-full items-center gap-2 text-left hover:underline"
              >
                <span
                  aria-hidden="true"
                  className="size-3 shrink-0"
                  style={{ background: rateClassCssColor(classify(place)) }}
                />
                <span>
                  {formatPlace({ locality: place.name, city: place.city })}
                  <span className="block text-12 text-muted">
                    {t('home.homes', { n: place.homes })}
                    {place.demo && ` · ${t('app.demo')}`}
                  </span>
                </span>
              </button>
            </th>
            <td className="text-right whitespace-nowrap">
              {tell(place) ?? <span className="text-muted">{t('home.prices.tooFew')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
