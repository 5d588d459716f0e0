import type { LatestChange } from '@naksha/events/wire/content';
import { shownMoment } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';

/** "Meera", or what is known of whoever it was. */
export const whoChanged = ({ by, name }: Pick<LatestChange, 'by' | 'name'>): string =>
  name ?? t(`staffContent.by.${by}`);

export const whoAndWhen = (change: LatestChange): { who: string; when: string } => ({
  who: whoChanged(change),
  when: shownMoment(change.on),
});
