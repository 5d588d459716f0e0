import { AnalyticsChoice } from '../../shared/analytics/analytics-choice.tsx';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { LegalText, type Section } from './legal-text.tsx';

const SECTIONS = ['kept', 'seen', 'helpers', 'browser', 'time', 'rights'] as const;

export default function PrivacyPolicyPage() {
  const sections: Section[] = SECTIONS.map((one) => ({
    title: t(`legal.privacy.${one}.title`),
    text: one === 'helpers' ? describeCountingService() : t(`legal.privacy.${one}.text`),
  }));
  sections.push({ title: t('legal.privacy.backups.title'), text: t('erase.stays.backups') });
  sections.push({ title: t('analytics.title'), text: t('analytics.what'), below: <AnalyticsChoice /> });
  return <LegalText title={t('app.legal.privacy')} sections={sections} />;
}

const describeCountingService = (): string => {
  const { counted_by: service } = pageConfig;
  return [t('legal.privacy.helpers.text'), service && t('legal.privacy.helpers.counting', { service })]
    .filter(Boolean)
    .join(' ');
};
