import { describe, expect, it } from 'vitest';
import { SUBTYPES } from '../../kernel/options.ts';
import { en } from '../messages/en/index.ts';
import { isPageIndexable, type Page } from './page.ts';
import { findPageByPath, PAGE_ALIASES } from './page-at.ts';
import { PAGES } from './page-registry.ts';

const nameAt = (path: string) => findPageByPath(path)?.name;
const entries = Object.entries<Page>(PAGES);

describe('a canonical URL', () => {
  it('R-05 R-06 R-10 names the page it shows', () => {
    expect(nameAt('/')).toBe('Landing');
    expect(nameAt('/home')).toBe('Home');
    expect(nameAt('/add')).toBe('AddProperty');
    expect(nameAt('/login')).toBe('Login');
    expect(nameAt('/dashboard/listing')).toBe('Listing');
    expect(nameAt('/dashboard/edit/2-bhk-06xwp44b227')).toBe('Edit');
    expect(nameAt('/dashboard/edit')).toBeUndefined();
  });

  it('omits filters for search engines, and the map position', () => {
    for (const search of ['', '?city=mohali', '?c=30.70000,76.72000,12&city=mohali'])
      expect(isPageIndexable(PAGES.Home, search), search).toBe(true);
    for (const search of ['?bedroom=2', '?city=mohali&sort=price', '?place=kharar&c=30.7,76.7,12', '?utm=x'])
      expect(isPageIndexable(PAGES.Home, search), search).toBe(false);
    expect(isPageIndexable(PAGES.Landing, '?from=x')).toBe(true);
    expect(isPageIndexable(PAGES.Leads, '')).toBe(false);
  });

  it('R-08 lists a listing only under one of the seven subtypes', () => {
    for (const subtype of SUBTYPES) {
      const params = { type: subtype, slug: 'some-slug' };
      expect(findPageByPath(`/${subtype}/some-slug`), subtype).toEqual({ name: 'SingleProperty', params });
    }
    for (const path of ['/flats/x', '/Flat/x', '/villa/x', '/flat', '/flat/x/y', '/staff/x', '/api/flat'])
      expect(nameAt(path), path).toBeUndefined();
  });

  it('leads to the account or staff page if the path has no page of its own', () => {
    expect(PAGE_ALIASES).toEqual({ '/dashboard': 'Dashboard', '/staff': 'StaffReview' });
    for (const [path, name] of Object.entries(PAGE_ALIASES)) expect(findPageByPath(path)).toEqual({ name, params: {} });
  });
});

describe('the registry of pages', () => {
  it('contains each path once, and no page hides another', () => {
    for (const [name, { path, segments }] of entries)
      expect(nameAt(path.replace(/:(\w+)/g, (_, segment) => segments?.[segment]?.[0] ?? 'x')), path).toBe(name);
  });

  it('R-22 every dashboard page requires sign-in, except for the homes saved on the device, every staff page requires staff, and neither is indexed', () => {
    const [dashboard, staff] = ['/dashboard/', '/staff/'].map((start) =>
      entries.filter(([, { path }]) => path.startsWith(start)),
    );
    expect(dashboard.length).toBeGreaterThanOrEqual(3);
    expect(staff.length).toBeGreaterThanOrEqual(1);
    for (const [name, { meta }] of dashboard) expect(meta.requiresAuth, name).toBe('account');
    expect(entries.filter(([, { worksOnDevice }]) => worksOnDevice).map(([name]) => name)).toEqual(['SavedProperty']);
    for (const [name, { meta }] of staff) expect(meta.requiresAuth, name).toBe('staff');
    for (const [name, { meta, indexed }] of entries) if (meta.requiresAuth) expect(indexed, name).toBe(false);
  });

  it('R-04 a page has a title of the catalogue and only the four fields', () => {
    const allowed = ['title', 'description', 'keywords', 'requiresAuth'];
    for (const [name, { meta }] of entries) {
      expect(en[meta.title], name).toBeTruthy();
      expect(allowed, name).toEqual(expect.arrayContaining(Object.keys(meta)));
    }
  });
});
