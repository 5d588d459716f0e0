import { t } from '../messages/t.ts';

/** Never wrapped or hidden. */
export const DemoMark = ({ className = '' }: { className?: string }) => (
  <span className={`shrink-0 whitespace-nowrap rounded-control border border-line px-1 ${className}`}>
    {t('app.demo')}
  </span>
);
