import { Link, useLocation } from 'wouter';
import { t } from '../shared/messages/t.ts';
import { Icon } from '../shared/ui/icon.tsx';
import { DrawerFooter, type DrawerProps } from './drawer-foot.tsx';
import { listDrawerGroups, type MenuGroup, type MenuLink, MORE_LINKS, SAVED, SITE_LINKS } from './menu-links.ts';
import { navigateAfterSignIn } from './sign-in-from.ts';

export function DrawerContent({ route, signedIn, profile, onLeave }: DrawerProps) {
  return (
    <>
      <nav aria-label={t('app.nav')} className="flex flex-col p-2">
        {SITE_LINKS.map((link) =>
          link.href === '/dashboard/profile' && !signedIn ? (
            <SignInFirstLink key={link.href} link={link} route={route} onLeave={onLeave} />
          ) : (
            <DrawerLink key={link.href} link={link} onLeave={onLeave} />
          ),
        )}
        {listDrawerGroups(profile).map((group) => (
          <Group key={group.group} group={group} onLeave={onLeave} />
        ))}
        <div className="mt-2 flex flex-col border-line border-t pt-2">
          {MORE_LINKS.map((link) => (
            <DrawerLink key={link.href} link={link} onLeave={onLeave} />
          ))}
          {!signedIn && <DrawerLink link={SAVED} onLeave={onLeave} />}
        </div>
      </nav>
      <DrawerFooter {...{ route, signedIn, profile, onLeave }} />
    </>
  );
}

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-left hover:bg-ground aria-[current=page]:bg-ground aria-[current=page]:font-semibold';

function DrawerLink({ link: { href, text, icon }, onLeave }: { link: MenuLink; onLeave: () => void }) {
  const [path] = useLocation();
  return (
    <Link href={href} aria-current={path === href ? 'page' : undefined} className={ITEM} onClick={onLeave}>
      <Icon name={icon} />
      {t(text)}
    </Link>
  );
}

type AskProps = Pick<DrawerProps, 'route' | 'onLeave'> & { link: MenuLink };

function SignInFirstLink({ link: { href, text, icon }, route, onLeave }: AskProps) {
  const [, navigate] = useLocation();
  return (
    <button
      type="button"
      className={ITEM}
      onClick={() => {
        onLeave();
        navigateAfterSignIn({ route, navigate }, href);
      }}
    >
      <Icon name={icon} />
      {t(text)}
    </button>
  );
}

const Group = ({ group: { title, links }, onLeave }: { group: MenuGroup; onLeave: () => void }) => (
  <details open className="group/links">
    <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-3 pt-2 font-semibold text-14 text-muted">
      {t(title)}
      <span className="transition-transform group-open/links:rotate-180">
        <Icon name="chevronDown" size={16} />
      </span>
    </summary>
    <div className="flex flex-col">
      {links.map((link) => (
        <DrawerLink key={link.href} link={link} onLeave={onLeave} />
      ))}
    </div>
  </details>
);
