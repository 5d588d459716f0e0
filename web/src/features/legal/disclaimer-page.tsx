import { t } from '../../shared/messages/t.ts';
import { LegalText } from './legal-text.tsx';

const SECTIONS = ['listings', 'papers', 'prices', 'map'] as const;

export default function DisclaimerPage() {
  const sections = SECTIONS.map((one) => ({
    title: t(`legal.disclaimer.${one}.title`),
    text: t(`legal.disclaimer.${one}.text`),
  }));
  return <LegalText title={t('app.legal.disclaimer')} sections={sections} />;
}
