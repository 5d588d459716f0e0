import type { QueryLinkItem } from '@naksha/events/wire/query-links';
import { Link } from 'wouter';
import { queryLinkPath } from '../../shared/api/query-links.ts';
import { truncateTitle } from '../../shared/format/cut-text.ts';

type Props = { title: string; links: readonly QueryLinkItem[]; level: 'h2' | 'h3' };

export function QueryLinkGroup({ title, links, level: Title }: Props) {
  return (
    <li className="flex min-w-0 flex-col">
      <Title className="pb-1 font-semibold text-14" title={title}>
        {truncateTitle(title)}
      </Title>
      <ul>
        {links.map((link) => (
          <li key={link.slug}>
            <Link
              href={queryLinkPath(link)}
              className="wrap-anywhere flex min-h-11 items-center text-14 text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
