import { t } from '../../shared/messages/t.ts';

export const ProjectDemoMark = () => (
  <span className="rounded-control border border-line px-1 text-12">{t('app.demo')}</span>
);
