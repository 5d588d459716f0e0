import { HIDDEN_CONTACT } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';

export function Description({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold text-20">{t('listing.description')}</h2>
      <p className="max-w-[70ch] whitespace-pre-line break-words">{text}</p>
      {text.includes(HIDDEN_CONTACT) && (
        <p className="text-14 text-muted">{t('listing.description.cut', { mark: HIDDEN_CONTACT })}</p>
      )}
    </section>
  );
}
