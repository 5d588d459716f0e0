import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';

export function OfficeWays() {
  const { phone, email } = pageConfig.brand;
  if (!phone && !email) return null;
  return (
    <div className="flex flex-col">
      <h2 className="font-semibold">{t('contact.office')}</h2>
      {phone && <Way href={telephone(phone)}>{phone}</Way>}
      {email && <Way href={`mailto:${email}`}>{email}</Way>}
    </div>
  );
}

export const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const Way = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="flex min-h-11 items-center break-words underline underline-offset-4">
    {children}
  </a>
);
