import { PAGES } from '@naksha/events/contracts';
import { Link } from 'wouter';
import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { FirstIcon } from '../shared/ui/first-icon.tsx';

/** On every page: opens a chat with the office, or where there is no number for it the page to write to it. */
export function ChatButton() {
  const digits = pageConfig.brand.whatsapp.replace(/\D/g, '');
  const look = {
    'data-chat': true,
    className:
      'fixed bottom-[calc(var(--bottom-inset)+16px)] left-4 z-30 grid size-12 place-items-center rounded-full bg-success text-surface shadow-lift max-sm:group-data-map/page:bottom-[calc(var(--bottom-inset)+88px)] max-sm:group-data-[route=SingleProperty]/page:bottom-[calc(var(--bottom-inset)+84px)] sm:right-4 sm:left-auto',
    children: <FirstIcon name="chat" size={24} />,
  };
  return (
    <aside aria-label={t('app.nav.contact')}>
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
