// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import QueryLinkIntro from './link-intro.tsx';

afterEach(cleanup);

it('prices are expanded for printing, and collapsed again as before', () => {
  const link = {
    ...{ id: 1, slug: 'flats', title: 'Flats in Mohali', query: 'subtype=flat', city: 'mohali' },
  } as unknown as Parameters<typeof QueryLinkIntro>[0]['link'];
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <QueryLinkIntro link={link} active={false} />
    </QueryClientProvider>,
  );
  const details = container.querySelector('details')!;
  expect(details.open).toBe(false);
  dispatchEvent(new Event('beforeprint'));
  expect(details.open).toBe(true);
  dispatchEvent(new Event('afterprint'));
  expect(details.open).toBe(false);
});
