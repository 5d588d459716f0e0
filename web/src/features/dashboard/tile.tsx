import { Link } from 'wouter';
import { t } from '../../shared/messages/t.ts';

export const DashboardCountTile = ({ href, text, n }: { href: string; text: string; n: number | undefined }) => (
  <li>
    <Link
      href={href}
      className="flex min-h-20 flex-col justify-between rounded-card border border-line bg-surface p-4 shadow-card hover:bg-ground"
    >
      <span className="break-words text-14 text-muted">{text}</span>
      {n === undefined ? (
        <span className="skeleton h-8 w-12" />
      ) : (
        <span className="font-bold text-24">{t('dashboard.numbers.total', { n })}</span>
      )}
    </Link>
  </li>
);
