import { findPageByPath } from '@naksha/events/contracts';
import type { Profile } from '@naksha/events/wire/profile';
import type { PlainKey } from '../shared/messages/t.ts';
import { isBuyer, isSeller } from '../shared/session/profile.ts';
import type { IconName } from '../shared/ui/icon-paths.ts';

export type MenuLink = { href: string; text: PlainKey; icon: IconName };
export type MenuGroup = { group: 'selling' | 'buying' | 'staff'; title: PlainKey; links: readonly MenuLink[] };

const link = (href: string, text: PlainKey, icon: IconName): MenuLink => ({ href, text, icon });
const onlyExistingPages = (links: readonly MenuLink[]): MenuLink[] => links.filter(({ href }) => findPageByPath(href));

const DASHBOARD = link('/dashboard/home', 'app.nav.dashboard', 'list');
const MY_LISTING = link('/dashboard/listing', 'app.nav.myListing', 'building');
const LEADS = link('/dashboard/leads', 'app.nav.leads', 'inbox');
const SEARCHES = link('/dashboard/searches', 'app.footer.searches', 'search');
export const SAVED = link('/dashboard/saved', 'app.nav.savedProperties', 'heart');
const REVIEW = link('/staff/review', 'app.nav.review', 'shield');

export const SITE_LINKS: readonly MenuLink[] = onlyExistingPages([
  link('/home', 'app.nav.home', 'map'),
  link('/dashboard/profile', 'app.nav.profile', 'user'),
  link('/featured-projects', 'app.nav.featuredProjects', 'building'),
  link('/popular-searches', 'app.nav.popularSearches', 'search'),
  link('/about-us', 'app.drawer.aboutUs', 'info'),
  link('/contact', 'app.nav.contact', 'inbox'),
  link('/blogs', 'app.nav.blog', 'edit'),
  link('/faq', 'app.nav.faqs', 'chat'),
]);

export const MORE_LINKS: readonly MenuLink[] = onlyExistingPages([
  link('/add', 'app.nav.postProperty', 'plus'),
  link('/price-drops', 'app.footer.priceDrops', 'arrowDown'),
  link('/compare', 'app.footer.compare', 'layers'),
  link('/calculators', 'app.footer.calculators', 'tag'),
]);

const isStaff = (profile: Profile | undefined) => Boolean(profile?.is_staff || profile?.second_factor_wanted);

export function listDrawerGroups(profile: Profile | undefined): MenuGroup[] {
  const groups: MenuGroup[] = [];
  if (isSeller(profile))
    groups.push({ group: 'selling', title: 'app.drawer.selling', links: [DASHBOARD, MY_LISTING, LEADS] });
  if (isBuyer(profile))
    groups.push({
      group: 'buying',
      title: 'app.drawer.buying',
      links: onlyExistingPages([
        link('/dashboard/contacted', 'app.nav.contactedProperties', 'phone'),
        SAVED,
        link('/dashboard/viewed', 'app.nav.seenProperties', 'eye'),
        SEARCHES,
      ]),
    });
  if (isStaff(profile)) groups.push({ group: 'staff', title: 'app.drawer.staff', links: [REVIEW] });
  return groups;
}

export function listUserLinks(profile: Profile | undefined): { links: MenuLink[]; activity: MenuLink[] } {
  const links = [
    ...(isSeller(profile) ? [DASHBOARD, MY_LISTING, LEADS] : []),
    link('/dashboard/profile', 'app.user.profile', 'user'),
    SEARCHES,
    ...(isStaff(profile) ? [REVIEW] : []),
  ];
  const activity = isBuyer(profile)
    ? [
        SAVED,
        link('/dashboard/contacted', 'app.nav.contacted', 'phone'),
        link('/dashboard/viewed', 'app.nav.seen', 'eye'),
      ]
    : [];
  return { links: onlyExistingPages(links), activity: onlyExistingPages(activity) };
}
