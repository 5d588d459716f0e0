import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { SvgIcon } from '../shared/ui/glyph.tsx';
import { ICON_PATHS } from '../shared/ui/icon-paths.ts';
import { SOCIAL_ICONS } from './social-icons.ts';

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
