import { t } from '../messages/t.ts';

export const MarketFiguresExplanation = () => (
  <details className="text-14">
    <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">
      {t('market.howTitle')}
    </summary>
    <p className="max-w-[60ch] text-muted">{t('market.how')}</p>
  </details>
);
