import { t } from '../messages/t.ts';

/** On whatever is invented. Words beside it make room: it is never broken, nor left out. */
export const DemoMark = ({ className = '' }: { className?: string }) => (
  <span className={`shrink-0 whitespace-nowrap rounded-control border border-line px-1 ${className}`}>
    {t('app.demo')}
  </span>
);
