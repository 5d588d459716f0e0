import { t } from '../../shared/messages/t.ts';
import { LegalText } from './legal-text.tsx';

const SECTIONS = ['who', 'fees', 'posting', 'contact', 'account'] as const;

export default function TermsPage() {
  const sections = SECTIONS.map((one) => ({
    title: t(`legal.terms.${one}.title`),
    text: t(`legal.terms.${one}.text`),
  }));
  return <LegalText title={t('app.legal.terms')} sections={sections} />;
}
