import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';

export function OfficeContactDetails() {
  const { phone, email } = pageConfig.brand;
  if (!phone && !email) return null;
  return (
    <div className="flex flex-col">
      <h2 className="font-semibold">{t('contact.office')}</h2>
      {phone && <ContactLink href={telUrl(phone)}>{phone}</ContactLink>}
      {email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>}
    </div>
  );
}

export const telUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const ContactLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="flex min-h-11 items-center break-words underline underline-offset-4">
    {children}
  </a>
);
