import type { QueryLinkItem } from '@naksha/events/wire/query-links';
import { useEffect, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { useMedia } from '../../shared/ui/use-media.ts';

const EACH_MS = 3000;

/** Static with reduced motion. */
export function RotatingSearch({ searches }: { searches: readonly QueryLinkItem[] }) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setAt((before) => before + 1), EACH_MS);
    return () => clearInterval(timer);
  }, [still]);
  return (
    <p aria-hidden="true" className="text-muted">
      <span key={at} className="animate-arrive inline-block">
        {t('landing.rotating', { what: searches[at % searches.length].title })}
      </span>
    </p>
  );
}
