import type { PageName } from '@naksha/events/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { pageConfig } from '../shared/page-config.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ChatButton } from './chat-button.tsx';
import Footer from './footer.tsx';

const { brand } = pageConfig;
beforeEach(() => void vi.stubGlobal('location', { pathname: '/' }));
afterEach(() => {
  pageConfig.brand = brand;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inSite = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/">{part}</Router>
    </QueryClientProvider>,
  );
const render = (route: PageName = 'Landing') => inSite(<Footer route={route} />);
const linksUnder = (title: string) =>
  [
    ...(new RegExp(`<h2[^>]*>${title}</h2>(.*?)</section>`, 's').exec(render())?.[1] ?? '').matchAll(/href="([^"]*)"/g),
  ].map(([, to]) => to);

describe('the footer', () => {
  it('H-37 shows a registered real-estate agent with its RERA number', () => {
    pageConfig.brand = { ...brand, rera: 'PBRERA-SAS80-REA0001', grievance_officer: 'Ms Gill' };
    expect(render()).toMatch(/Registered real-estate agent[^<]*PBRERA-SAS80-REA0001/i);
    expect(render()).toContain('Grievance officer: Ms Gill');
  });

  it('omits a number or officer that is not configured', () => {
    expect(render()).not.toMatch(/RERA|Grievance|not configured/);
  });

  it('has no links to account pages, which are in the menus of signed-in users', () => {
    expect(render()).not.toContain('href="/dashboard');
  });

  it('H-36 lists services, company, profiles, and contact details of the office', () => {
    pageConfig.brand = {
      ...brand,
      phone: '+91 172 000 0000',
      whatsapp: '+91 98123 00000',
      email: 'office@naksha.example',
      social: ['https://www.instagram.com/naksha'],
    };
    expect(linksUnder('Services')).toEqual(expect.arrayContaining(['/home', '/add', '/popular-searches', '/plans']));
    expect(linksUnder('Company')).toEqual(expect.arrayContaining(['/about-us', '/featured-projects', '/faq']));
    expect(linksUnder('Contact')).toEqual([
      '/contact',
      'tel:+911720000000',
      'https://wa.me/919812300000',
      'mailto:office@naksha.example',
    ]);
    expect(render()).toContain('<a href="https://www.instagram.com/naksha" target="_blank"');
  });

  it('H-38 R-20 has the year, and terms, disclaimer and privacy, each in a new tab', () => {
    vi.useFakeTimers({ now: new Date('2031-05-05T06:00:00Z'), toFake: ['Date'] });
    pageConfig.brand = { ...brand, name: 'Naksha' };
    const html = render();
    expect(html).toContain('© 2031 Naksha');
    for (const path of ['/terms-and-conditions', '/disclaimer', '/privacy-policy'])
      expect(html).toContain(`<a href="${path}" target="_blank"`);
  });
});

it('H-39 a phone’s bottom bar has Home, Projects, Post, Popular and Dashboard', () => {
  const html = inSite(<BottomBar route="Landing" />);
  expect(html).toContain('sm:hidden');
  expect(
    [...html.matchAll(/<(a href="[^"]*"|button)[^>]*>.*?<span[^>]*>([^<]*)</gs)].map(([, to, text]) => `${text} ${to}`),
  ).toEqual([
    'Home a href="/home"',
    'Projects a href="/featured-projects"',
    'Post a href="/add"',
    'Popular a href="/popular-searches"',
    'Dashboard button',
  ]);
});

it('the chat button floats, opens a chat with the office number, or without one the contact page', () => {
  const read = () => {
    const html = inSite(<ChatButton />);
    const attribute = (name: string) => new RegExp(`^<aside [^>]*><a [^>]*\\b${name}="([^"]*)"`).exec(html)?.[1];
    return [attribute('href'), attribute('aria-label'), attribute('class')?.split(' ')[0]];
  };
  expect(read()).toEqual(['/contact', 'Message us', 'fixed']);
  pageConfig.brand = { ...brand, whatsapp: '+91 98123 00000' };
  expect(read()).toEqual(['https://wa.me/919812300000', 'Chat with us on WhatsApp', 'fixed']);
});
