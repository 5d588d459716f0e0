import { listedPageAt, PAGE_LIST } from '@naksha/events/contracts';
import { SUBTYPES } from '@naksha/events/kernel';
import { en } from '@naksha/events/messages/en';
import { describe, expect, it } from 'vitest';
import { HOME_PATH, isAccountRoute, REDIRECTS, routeNameOf, routes } from './routes.ts';

describe('an address', () => {
  it('R-05 R-06 R-10 names the page it shows', () => {
    expect(routeNameOf('/')).toBe('Landing');
    expect(routeNameOf('/home')).toBe('Home');
    expect(routeNameOf('/add')).toBe('AddProperty');
    expect(routeNameOf('/login')).toBe('Login');
    expect(routeNameOf('/dashboard/listing')).toBe('Listing');
    expect(routeNameOf('/dashboard/edit/2-bhk-06xwp44b227')).toBe('Edit');
    expect(routeNameOf('/dashboard/edit')).toBeUndefined();
  });

  it('R-08 shows a listing only under one of the seven subtypes', () => {
    for (const subtype of SUBTYPES) expect(routeNameOf(`/${subtype}/some-slug`), subtype).toBe('SingleProperty');
    for (const path of ['/flats/x', '/Flat/x', '/villa/x', '/flat', '/flat/x/y', '/staff/x', '/api/flat'])
      expect(routeNameOf(path), path).toBeUndefined();
  });

  it('every page of the dashboard and of staff asks for a sign-in', () => {
    const own = routes.filter(({ path }) => typeof path === 'string' && /^\/(dashboard|staff)/.test(path));
    expect(own.length).toBeGreaterThanOrEqual(4);
    for (const { name, meta } of own) {
      expect(meta.requiresAuth, name).toBe(true);
      expect(isAccountRoute(name), name).toBe(true);
    }
  });

  it('the server knows the same pages by the same titles', () => {
    for (const { path, meta } of routes) {
      if (typeof path !== 'string' || path === '/404') continue;
      const { title, description } = PAGE_LIST[path] ?? {};
      expect({ title, description }, path).toEqual({ title: meta.title, description: meta.description });
    }
    for (const path of [HOME_PATH, ...Object.keys(REDIRECTS)]) expect(listedPageAt(path), path).toBeDefined();
    for (const path of Object.keys(PAGE_LIST)) expect(routeNameOf(path) ?? REDIRECTS[path], path).toBeDefined();
  });

  it('R-04 a page has a title of the catalogue and nothing but the four fields', () => {
    const allowed = ['title', 'description', 'keywords', 'requiresAuth'];
    for (const { name, meta } of routes) {
      expect(en[meta.title], name).toBeTruthy();
      expect(allowed, name).toEqual(expect.arrayContaining(Object.keys(meta)));
    }
  });
});
