import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { FirstIcon } from '../shared/ui/first-icon.tsx';

/** Opens a chat with the office; where none is configured there is no button. */
export function ChatButton() {
  const digits = pageConfig.brand.whatsapp.replace(/\D/g, '');
  if (!digits) return null;
  return (
    <a
      data-chat
      href={`https://wa.me/${digits}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('app.chat')}
      className="fixed bottom-[calc(var(--bottom-inset)+16px)] left-4 z-30 grid size-12 place-items-center rounded-full bg-success text-surface shadow-lift max-sm:group-data-map/page:bottom-[calc(var(--bottom-inset)+88px)] sm:right-4 sm:left-auto"
    >
      <FirstIcon name="chat" size={24} />
    </a>
  );
}
