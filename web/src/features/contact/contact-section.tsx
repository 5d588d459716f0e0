import { t } from '../../shared/messages/t.ts';
import { ContactForm } from './contact-form.tsx';
import { OfficeContactDetails } from './office-ways.tsx';

export default function ContactSection() {
  return (
    <section className="grid gap-x-12 gap-y-4 sm:rounded-card sm:bg-ground sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:p-12">
      <div className="flex flex-col gap-4">
        <h2 className="font-bold text-24">{t('contact.title')}</h2>
        <p className="text-muted">{t('contact.intro')}</p>
        <OfficeContactDetails />
      </div>
      <ContactForm />
    </section>
  );
}
