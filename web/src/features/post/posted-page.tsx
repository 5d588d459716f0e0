import type { Position } from '@naksha/events/kernel';
import { useEffect, useRef } from 'react';
import { reportEventWithConsent } from '../../shared/analytics/count-event.ts';
import { homeViewPath } from '../../shared/home-path.ts';
import { DRAGGABLE_ZOOM } from '../../shared/map/zoom.ts';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';

export default function PostedConfirmation({ at, onAnother }: { at: Position | undefined; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    reportEventWithConsent('post property');
  }, []);
  return (
    // On phones the prompt at the bottom must not cover the next step.
    <div className="mx-auto flex max-w-lg flex-col items-center gap-6 px-4 py-6 text-center sm:my-auto sm:py-12">
      <span className="grid size-12 place-items-center rounded-full bg-success text-surface">
        <Icon name="check" size={24} />
      </span>
      <div className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="font-bold text-24 outline-none">
          {t('post.done.title')}
        </h1>
        <p className="text-muted">{t('post.done.review')}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={homeViewPath({ camera: at && { ...at, zoom: DRAGGABLE_ZOOM } })} look="primary">
          {t('post.done.onMap')}
        </ButtonLink>
        <ButtonLink href="/dashboard/listing">{t('post.done.mine')}</ButtonLink>
        <Button look="plain" onClick={onAnother}>
          {t('post.done.another')}
        </Button>
      </div>
    </div>
  );
}
