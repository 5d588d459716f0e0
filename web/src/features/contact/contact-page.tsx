import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { assistantQuery } from '../../shared/session/assistant.ts';
import { useSession } from '../../shared/session/session.ts';
import { ContactForm } from './contact-form.tsx';

/** How to reach the office, and a form that does. */
export default function ContactPage() {
  const { brand } = pageConfig;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:py-12">
      <section className="flex flex-col gap-4">
        <h1 className="font-bold text-24">{t('contact.title')}</h1>
        <p className="text-muted">{t('contact.intro')}</p>
        <ContactForm />
      </section>
      <aside className="flex flex-col gap-2">
        <h2 className="font-semibold">{t('contact.office')}</h2>
        {brand.phone && <Way href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`}>{brand.phone}</Way>}
        {brand.email && <Way href={`mailto:${brand.email}`}>{brand.email}</Way>}
        <Assistant />
      </aside>
    </div>
  );
}

/** Of whoever has asked about a home. */
function Assistant() {
  const signedIn = useSession() === 'in';
  const { data: phone } = useQuery({ ...assistantQuery, enabled: signedIn });
  if (!signedIn || !phone) return null;
  return (
    <>
      <h2 className="pt-4 font-semibold">{t('contact.assistant')}</h2>
      <Way href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Way>
    </>
  );
}

const Way = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="flex min-h-11 items-center underline underline-offset-4">
    {children}
  </a>
);
