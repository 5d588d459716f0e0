import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';

/** The brand's profiles, each in a new tab, by the name of the site. */
export function SocialLinks() {
  const { social } = pageConfig.brand;
  if (social.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p className="text-14 text-muted">{t('app.drawer.followUs')}</p>
      {social.map((address) => (
        <a
          key={address}
          href={address}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center text-14 underline underline-offset-4"
        >
          {siteName(address)}
        </a>
      ))}
    </div>
  );
}

/** `https://www.instagram.com/x` is Instagram. */
function siteName(address: string): string {
  const name =
    new URL(address).hostname
      .replace(/^www\./, '')
      .split('.')
      .at(-2) ?? address;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
