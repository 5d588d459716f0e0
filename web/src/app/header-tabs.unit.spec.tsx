// @vitest-environment happy-dom
import { PAGES, type PageName } from '@naksha/events/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Header } from './header.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function readTabs(route: PageName): Promise<string[]> {
  const matches = (query: string) => !query.includes('max-width');
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: matches(query), addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  await import('./header-links.tsx');
  await act(async () => void render(<Header route={route} />));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const tabs = screen
    .getAllByRole('link')
    .filter((link) => link.textContent.endsWith('FREE'))
    .map((link) => {
      for (const short of link.querySelectorAll('[aria-hidden]')) short.remove();
      return link;
    })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  cleanup();
  return tabs;
}

it('H-03 two tabs are available: Find on every page but Home, Post on every page but the post page', async () => {
  for (const route of Object.keys(PAGES) as PageName[])
    expect(await readTabs(route), route).toEqual([
      ...(route === 'Home' ? [] : ['Find PropertyFREE /home']),
      ...(route === 'AddProperty' ? [] : ['Post PropertyFREE /add']),
    ]);
});
