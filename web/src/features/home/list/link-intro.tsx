import { composeQueryLinkHead, isPageIndexable, PAGES } from '@naksha/events/contracts';
import { type PlaceId, parseHomeView } from '@naksha/events/kernel';
import type { QueryLink } from '@naksha/events/wire/query-links';
import { useEffect, useRef, useState } from 'react';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../../shared/lazy-chunk.ts';
import { runWhenIdle } from '../../../shared/lazy-when-idle.ts';
import { t } from '../../../shared/messages/t.ts';
import { createHeadContext, replacePageHead } from '../../../shared/page-head.ts';
import { useIsPhoneScreen } from '../../../shared/ui/use-media.ts';

const MarketFigures = lazyWithTimeout(() => import('../../../shared/market/market-figures.tsx'));

export default function QueryLinkIntro({ link, active }: { link: QueryLink; active: boolean }) {
  const { title } = link;
  const phone = useIsPhoneScreen();
  useEffect(() => {
    if (active)
      replacePageHead(
        composeQueryLinkHead(link, createHeadContext(isPageIndexable(PAGES.QueryProperties, location.search))),
      );
  }, [link, active]);
  return (
    <header className="grid grid-cols-1 gap-1" data-testid="link-intro">
      {!phone && <h1 className="font-bold text-24">{title}</h1>}
      <p className="text-14 text-muted">{t('queryLinks.head.of', { title })}</p>
      <Market link={link} />
    </header>
  );
}

function Market({ link }: { link: QueryLink }) {
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Printing needs it open and loaded.
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      wasOpen = details.current?.open ?? false;
      if (details.current) details.current.open = true;
    };
    const close = () => {
      if (details.current) details.current.open = wasOpen;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    let gone = false;
    runWhenIdle(() => {
      if (!gone) setOpened(true);
    });
    return () => {
      gone = true;
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
  const { place: [named] = [], subtype } = parseHomeView(link.query).filter;
  const place = named ?? (link.city as PlaceId | null);
  if (!place) return null;
  return (
    <details ref={details} onToggle={() => setOpened(true)}>
      <summary className="min-h-11 cursor-pointer content-center text-14 underline underline-offset-4">
        {t('market.title')}
      </summary>
      {opened && (
        <OptionalPart fallback={<div className="skeleton h-24" />}>
          <MarketFigures place={place} subtype={subtype} />
        </OptionalPart>
      )}
    </details>
  );
}
