import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { pageConfig } from '../shared/page-config.ts';
import Footer from './footer.tsx';

const { brand } = pageConfig;
afterEach(() => {
  pageConfig.brand = brand;
  vi.unstubAllGlobals();
});

it('H-37 the footer presents a registered real-estate agent with its RERA number', () => {
  vi.stubGlobal('location', { pathname: '/' });
  pageConfig.brand = { ...brand, rera: 'PBRERA-SAS80-REA0001' };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/">
        <Footer route="Landing" />
      </Router>
    </QueryClientProvider>,
  );
  expect(html).toMatch(/Registered real-estate agent[^<]*PBRERA-SAS80-REA0001/i);
});
