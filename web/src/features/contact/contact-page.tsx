import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { assistantQuery } from '../../shared/session/assistant.ts';
import { useSession } from '../../shared/session/session.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactLink, OfficeContactDetails, telUrl } from './office-ways.tsx';

export default function ContactPage() {
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:py-12">
      <section className="flex flex-col gap-4">
        <h1 className="font-bold text-24">{t('contact.title')}</h1>
        <p className="text-muted">{t('contact.intro')}</p>
        <ContactForm />
      </section>
      <aside className="flex flex-col gap-2">
        <OfficeContactDetails />
        <Assistant />
      </aside>
    </div>
  );
}

function Assistant() {
  const signedIn = useSession() === 'in';
  const { data: phone } = useQuery({ ...assistantQuery, enabled: signedIn });
  if (!signedIn || !phone) return null;
  return (
    <>
      <h2 className="pt-4 font-semibold">{t('contact.assistant')}</h2>
      <ContactLink href={telUrl(phone)}>{phone}</ContactLink>
    </>
  );
}
