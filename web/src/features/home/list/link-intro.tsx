import { isIndexed, PAGES, queryLinkHead } from '@naksha/events/contracts';
import type { QueryLink } from '@naksha/events/wire/query-links';
import { useEffect } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { headContext, writeHead } from '../../../shared/page-head.ts';
import { usePhone } from '../../../shared/ui/use-media.ts';

/** What a stored search is, above its list; on a phone the sheet's handle says its title. */
export default function LinkIntro({ link, active }: { link: QueryLink; active: boolean }) {
  const { title } = link;
  const phone = usePhone();
  useEffect(() => {
    if (active) writeHead(queryLinkHead(link, headContext(isIndexed(PAGES.QueryProperties, location.search))));
  }, [link, active]);
  return (
    <header className="grid gap-1" data-testid="link-intro">
      {!phone && <h1 className="font-bold text-24">{title}</h1>}
      <p className="text-14 text-muted">{t('queryLinks.head.of', { title })}</p>
    </header>
  );
}
