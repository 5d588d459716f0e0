import { findPageByPath, PAGES, type Page } from '@naksha/events/contracts';
import type { Translation } from '@naksha/events/messages';
import { en } from '@naksha/events/messages/en';
import { hi } from '@naksha/events/messages/hi';
import { pa } from '@naksha/events/messages/pa';
import type { Profile, Role } from '@naksha/events/wire/profile';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { pageConfig } from '../shared/page-config.ts';
import { DrawerContent } from './drawer-content.tsx';
import { captureInstallPrompt } from './install-offer.ts';
import { listDrawerGroups, MORE_LINKS, SITE_LINKS } from './menu-links.ts';
import { SignedInUserPanel } from './user-panel.tsx';

const person = (role: Role, more: Partial<Profile> = {}): Profile => ({
  account_tag: 'anjali',
  first_name: 'Anjali',
  last_name: 'Venkatasubramaniam',
  firm_name: '',
  subtype: null,
  mobile_phone: '9812300001',
  country_code: '+91',
  is_user_exists: true,
  is_staff: false,
  role,
  ...more,
});

const { brand } = pageConfig;
beforeEach(() => void vi.stubGlobal('location', { pathname: '/' }));
afterEach(() => {
  pageConfig.brand = brand;
  vi.unstubAllGlobals();
});

const render = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/somewhere">{part}</Router>
    </QueryClientProvider>,
  );
const userMenu = (role: Role) => render(<SignedInUserPanel profile={person(role)} />);
const drawer = (profile?: Profile) =>
  render(
    <DrawerContent route="Landing" signedIn={profile !== undefined} profile={profile} onLeave={() => undefined} />,
  );

const plain = (html: string) => html.replace(/<[^>]+>/g, '').trim();
const pressed = (html = '') =>
  [...html.matchAll(/<(a|button)([^>]*)>(.*?)<\/\1>/gs)].map(([, , attributes, inner]) => {
    const to = /href="([^"]*)"/.exec(attributes)?.[1];
    return to ? `${plain(inner)} ${to}` : plain(inner);
  });
const words = (html = '') => pressed(html).map((one) => one.replace(/ \/\S*$/, ''));
const groupNamed = (html: string, title: string) =>
  [...html.matchAll(/<details.*?<\/details>/gs)].map(([group]) => group).find((group) => group.includes(title));
const activity = (html: string) => /<section aria-label="My Activity".*?<\/section>/s.exec(html)?.[0];

const SELLERS: readonly Role[] = ['Seller', 'Buyer and Seller'];
const BUYERS: readonly Role[] = ['Buyer', 'Buyer and Seller'];
const ROLES: readonly Role[] = ['Buyer', 'Seller', 'Buyer and Seller'];

describe('the user menu', () => {
  it('H-17 shows the dashboard to sellers, and to nobody else', () => {
    for (const role of ROLES)
      expect(pressed(userMenu(role)).includes('Dashboard /dashboard/home'), role).toBe(SELLERS.includes(role));
  });

  it('H-18 shows My Profile and Logout to every signed-in user', () => {
    for (const role of ROLES) {
      expect(pressed(userMenu(role)), role).toContain('My Profile /dashboard/profile');
      expect(words(userMenu(role)).at(-1), role).toBe('Logout');
    }
  });

  it('H-19 shows My Activity to buyers, and to nobody else', () => {
    for (const role of BUYERS)
      expect(pressed(activity(userMenu(role))), role).toEqual([
        'Saved Properties /dashboard/saved',
        'Contacted /dashboard/contacted',
        'Seen /dashboard/viewed',
      ]);
    expect(userMenu('Seller')).not.toMatch(/My Activity|Saved Properties|Contacted|Seen/);
  });
});

describe('the drawer', () => {
  it('H-21 lists public pages in the order of the specification, and Profile requires sign-in', () => {
    const list = [
      'Home /home',
      'Profile /dashboard/profile',
      'Featured Projects /featured-projects',
      'Popular Searches /popular-searches',
      'About us /about-us',
      'Contact Us /contact',
      'Blog /blogs',
      'FAQs /faq',
    ];
    const mainList = (html: string) => pressed(html.slice(0, html.search(/<details|<a [^>]*href="\/add"/)));
    expect(mainList(drawer(person('Buyer')))).toEqual(list);
    expect(pressed(drawer())).not.toContain('Start page /');
    const asked = list.map((link) => (link.startsWith('Profile') ? 'Profile' : link));
    expect(mainList(drawer())).toEqual(asked);
  });

  it('L-03 leads everyone to blog, featured projects, popular searches and office', () => {
    const links = pressed(drawer());
    for (const href of ['/blogs', '/featured-projects', '/popular-searches', '/contact']) {
      expect(links.filter((link) => link.endsWith(` ${href}`))).toHaveLength(1);
      const page: Page = PAGES[findPageByPath(href)?.name ?? 'NotFound'];
      expect([page.path, page.meta.requiresAuth]).toEqual([href, undefined]);
    }
  });

  it('H-23 H-25 shows My Selling Dashboard to sellers, expanded, and to nobody else', () => {
    for (const role of SELLERS) {
      const group = groupNamed(drawer(person(role)), 'My Selling Dashboard');
      expect(group, role).toMatch(/^<details open=""/);
      expect(pressed(group).slice(0, 2), role).toEqual(['Dashboard /dashboard/home', 'My Listing /dashboard/listing']);
    }
    for (const profile of [undefined, person('Buyer')]) expect(drawer(profile)).not.toContain('My Selling Dashboard');
  });

  it('H-24 H-25 shows My Buying Dashboard to buyers, expanded, and to nobody else', () => {
    for (const role of BUYERS) {
      const group = groupNamed(drawer(person(role)), 'My Buying Dashboard');
      expect(group, role).toMatch(/^<details open=""/);
      expect(pressed(group).slice(0, 3), role).toEqual([
        'Contacted Properties /dashboard/contacted',
        'Saved Properties /dashboard/saved',
        'Seen Properties /dashboard/viewed',
      ]);
    }
    for (const profile of [undefined, person('Seller')]) expect(drawer(profile)).not.toContain('My Buying Dashboard');
  });

  it('U-16 has the install button while the browser offers it, because a phone has no user menu', () => {
    const browser = new EventTarget();
    captureInstallPrompt(browser);
    expect(words(drawer())).not.toContain('Install app');
    browser.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} }));
    expect(words(drawer())).toContain('Install app');
    browser.dispatchEvent(new Event('appinstalled'));
    expect(words(drawer())).not.toContain('Install app');
  });

  it('H-26 ends with the full name, My Profile and Logout, or with Sign in', () => {
    const named = drawer(person('Buyer'));
    expect(named).toContain('>Anjali Venkatasubramaniam<');
    expect(pressed(named)).toEqual(expect.arrayContaining(['My Profile /dashboard/profile', 'Logout']));
    expect(words(named)).not.toContain('Sign in');
    expect(drawer(person('Buyer', { first_name: '' }))).toContain('>9812300001<');
    expect(words(drawer())).toContain('Sign in');
    for (const gone of ['My Profile', 'Logout']) expect(words(drawer())).not.toContain(gone);
  });

  it('H-27 links to four profiles under “Follow Us On”, each with an icon and in a new tab', () => {
    pageConfig.brand = {
      ...brand,
      social: ['facebook', 'instagram', 'youtube', 'linkedin'].map((site) => `https://www.${site}.com/naksha`),
    };
    const html = drawer();
    const [, shown] = html.split('Follow Us On');
    for (const site of ['Facebook', 'Instagram', 'Youtube', 'Linkedin'])
      expect(shown, site).toMatch(
        new RegExp(
          `<a href="https://www.${site.toLowerCase()}.com/naksha" target="_blank"[^>]*aria-label="${site}"[^>]*><svg`,
        ),
      );
  });

  it('names the company, with legal pages in new tabs, because a phone’s map has no footer', () => {
    expect(drawer()).not.toMatch(/RERA|Grievance/);
    pageConfig.brand = { ...brand, rera: 'PBRERA-SAS80-REA0001', grievance_officer: 'Ms Gill' };
    const html = drawer();
    expect(html).toContain('RERA number: PBRERA-SAS80-REA0001');
    expect(html).toContain('Grievance officer: Ms Gill');
    for (const path of ['/terms-and-conditions', '/disclaimer', '/privacy-policy'])
      expect(html).toContain(`<a href="${path}" target="_blank"`);
  });
});

describe.each([
  ['hi', hi],
  ['pa', pa],
] as const)('in %s', (_, texts: Translation) => {
  it('a menu link and its page have the same name, as in English', () => {
    const groups = listDrawerGroups(person('Buyer and Seller', { is_staff: true }));
    const links = [...SITE_LINKS, ...MORE_LINKS, ...groups.flatMap((group) => group.links)];
    const alike = links.flatMap(({ href, text }) => {
      const { title } = PAGES[findPageByPath(href)!.name].meta;
      return String(en[text]).toLowerCase() === String(en[title]).toLowerCase() ? [[text, title] as const] : [];
    });
    expect(alike.length).toBeGreaterThan(10);
    for (const [text, title] of alike) expect(texts[text], `${text} and ${title}`).toBe(texts[title]);
  });
});
