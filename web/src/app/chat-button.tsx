import { PAGES } from '@naksha/events/contracts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { runWhenIdle } from '../shared/lazy-when-idle.ts';
import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { FirstLoadIcon } from '../shared/ui/first-icon.tsx';

export function ChatButton() {
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = aside.current?.querySelector('a');
    if (!button) return;
    let stop: (() => void) | undefined;
    let gone = false;
    runWhenIdle(() => {
      import('./keep-chat-clear.ts').then(
        ({ keepChatButtonClear }) => {
          if (!gone) stop = keepChatButtonClear(button);
        },
        (error) => console.warn('chat button placement failed:', error),
      );
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  const digits = pageConfig.brand.whatsapp.replace(/\D/g, '');
  const look = {
    'data-chat': true,
    className:
      'fixed right-4 bottom-[calc(var(--foot-inset)+16px)] z-30 grid size-[48px] place-items-center rounded-full bg-success text-surface shadow-lift transition-[translate] max-sm:group-data-map/page:right-auto max-sm:group-data-map/page:left-4 max-sm:group-has-[:is(input,select,textarea):focus]/page:hidden max-sm:group-has-[[data-snap=half],[data-snap=full]]/page:hidden',
    children: <FirstLoadIcon name="chat" size={24} />,
  };
  return (
    <aside ref={aside} aria-label={t('app.nav.contact')}>
      {digits ? (
        <a {...look} href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer" aria-label={t('app.chat')}>
          {look.children}
        </a>
      ) : (
        <Link {...look} href={PAGES.Contact.path} aria-label={t('app.chat.write')} />
      )}
    </aside>
  );
}
