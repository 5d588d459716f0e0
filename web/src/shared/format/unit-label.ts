import type { Attribute } from '@naksha/events/kernel';
import { t } from '../messages/t.ts';

/** For input fields; values that are shown include the unit. */
export function attributeUnitLabel({ value }: Attribute): string | undefined {
  switch (value.type === 'number' ? value.unit : undefined) {
    case 'rupees':
      return '₹';
    case 'sqft':
      return t('trade.unitShort.sqft');
    case 'feet':
      return t('amount.feet');
    default:
      return undefined;
  }
}
