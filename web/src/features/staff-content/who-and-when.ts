import type { LatestChange } from '@naksha/events/wire/content';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';

export const nameOfAuthor = ({ by, name, own }: Pick<LatestChange, 'by' | 'name' | 'own'>): string =>
  own ? t('staffContent.by.you') : (name ?? t(`staffContent.by.${by}`));

export const describeChange = (change: LatestChange): { who: string; when: string } => ({
  who: nameOfAuthor(change),
  when: formatDateTime(change.on),
});
