import type { LatestChange } from '@naksha/events/wire/content';
import { shownMoment } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';

export const whoChanged = ({ by, name, own }: Pick<LatestChange, 'by' | 'name' | 'own'>): string =>
  own ? t('staffContent.by.you') : (name ?? t(`staffContent.by.${by}`));

export const whoAndWhen = (change: LatestChange): { who: string; when: string } => ({
  who: whoChanged(change),
  when: shownMoment(change.on),
});
