import { ATTRIBUTES } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { FIELD_ORDER, type FieldErrors, firstInvalidField } from './check-draft.ts';
import { fieldAnchorId } from './section.tsx';

export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const order = (field: string) => FIELD_ORDER.indexOf(field);
  const fields = Object.keys(errors).sort((a, b) => order(a) - order(b));
  if (fields.length === 0) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-red bg-red-tint p-4">
      <span className="text-red">
        <Icon name="alert" />
      </span>
      <div>
        <p className="font-semibold">{t('app.error.summary', { n: fields.length })}</p>
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a
                href={`#${fieldAnchorId(field)}`}
                className="flex min-h-11 items-center underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  goToField(field);
                }}
              >
                {fieldName(field)}: {errors[field]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const NAMES: Readonly<Record<string, () => string>> = {
  property_subtype: () => t('post.subtype'),
  lister: () => t('post.lister'),
  position: () => t('post.place'),
  locality: () => t('post.place.nearestLabel'),
  project: () => t('post.place.project'),
  expected_price: () => t('post.price'),
  'area.value': () => t('post.area'),
  'area.unit': () => t('post.areaUnit'),
  ...Object.fromEntries(ATTRIBUTES.map(({ name, wire }) => [wire, () => t(`attribute.${name}`)])),
  title: () => t('post.heading'),
  description: () => t('post.description'),
  photos: () => t('post.photos'),
};
const fieldName = (field: string): string => NAMES[field]?.() ?? field;

export function focusFirstInvalidField(errors: FieldErrors): void {
  const field = firstInvalidField(errors);
  if (field) goToField(field);
}

function goToField(field: string): void {
  const anchor = document.getElementById(fieldAnchorId(field));
  const group = anchor?.closest('details');
  if (group) group.open = true;
  anchor?.scrollIntoView({ block: 'start' });
  anchor?.querySelector<HTMLElement>('input, select, textarea, button, summary')?.focus({ preventScroll: true });
}
