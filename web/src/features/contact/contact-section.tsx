import { t } from '../../shared/messages/t.ts';
import { ContactForm } from './contact-form.tsx';

/** The form at the end of another page. */
export default function ContactSection() {
  return (
    <section className="flex max-w-2xl flex-col gap-4">
      <h2 className="font-bold text-24">{t('contact.title')}</h2>
      <ContactForm />
    </section>
  );
}
