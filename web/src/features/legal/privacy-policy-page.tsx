import { AnalyticsChoice } from '../../shared/analytics/analytics-choice.tsx';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { LegalText, type Section } from './legal-text.tsx';

const SECTIONS = ['kept', 'seen', 'helpers', 'browser', 'time', 'rights'] as const;

/** What is kept of people, who sees it, and how long. */
export default function PrivacyPolicyPage() {
  const sections: Section[] = SECTIONS.map((one) => ({
    title: t(`legal.privacy.${one}.title`),
    text: one === 'helpers' ? whoHelps() : t(`legal.privacy.${one}.text`),
  }));
  // Said in one place for all pages: how long an erased person may still be in one.
  sections.push({ title: t('legal.privacy.backups.title'), text: t('erase.stays.backups') });
  sections.push({ title: t('analytics.title'), text: t('analytics.what'), below: <AnalyticsChoice /> });
  return <LegalText title={t('app.legal.privacy')} sections={sections} />;
}

/** Whoever counts for this installation is named. */
const whoHelps = (): string => {
  const { counted_by: service } = pageConfig;
  return [t('legal.privacy.helpers.text'), service && t('legal.privacy.helpers.counting', { service })]
    .filter(Boolean)
    .join(' ');
};
