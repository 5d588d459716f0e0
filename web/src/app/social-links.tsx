import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { SvgIcon } from '../shared/ui/glyph.tsx';
import { ICON_PATHS } from '../shared/ui/icon-paths.ts';

export function SocialLinks() {
  const { social } = pageConfig.brand;
  if (social.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="w-full text-14 text-muted">{t('app.drawer.followUs')}</p>
      {social.map((address) => {
        const name = siteName(address);
        return (
          <a
            key={address}
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={name}
            title={name}
            className="grid size-11 place-items-center rounded-control hover:bg-line"
          >
            <SvgIcon path={SOCIAL_ICONS[name.toLowerCase()] ?? ICON_PATHS.external} size={24} />
          </a>
        );
      })}
    </div>
  );
}

function siteName(address: string): string {
  const name =
    new URL(address).hostname
      .replace(/^www\./, '')
      .split('.')
      .at(-2) ?? address;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const SOCIAL_ICONS: Readonly<Record<string, string>> = {
  facebook: 'M14 21v-7.5h2.8l.5-3.5H14V8c0-1.1.5-2 2-2h1.5V3.2A13 13 0 0 0 15 3c-2.6 0-4.3 1.6-4.3 4.5V10H8v3.5h2.7V21',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zm4 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm4.8-8.3h.1',
  youtube:
    'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9v6l5-3z',
  linkedin: 'M4.5 9.5V20m0-15.5v.1M9.5 20V9.5m0 5.5c0-3 1.6-5.5 4.8-5.5S19 11.8 19 14.5V20',
  x: 'M4 4l16 16M20 4L4 20',
  whatsapp: 'M4 20l1.3-4.2A8 8 0 1 1 8.4 18.9zM9 9c0 3.5 2.5 6 6 6',
};
