// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { citiesKey } from '../../shared/api/cities.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { verifiedFlat } from '../listing/testing/verified-flat.ts';
import { CompareTable } from './compare-table.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  queryClient.setQueryData(citiesKey, []);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('on a phone there is no column of labels: each label is above its values', () => {
  const other: Property = { ...verifiedFlat, id: listingIdFromNumber(2), expected_price: 9_999_999 };
  const homes = [verifiedFlat, other].map((property) => ({ id: property.id, property }));
  render(
    <QueryClientProvider client={queryClient}>
      <CompareTable homes={homes} onRemove={() => {}} />
    </QueryClientProvider>,
  );
  const price = screen.getByText('Price').closest('tbody')!;
  const [name, values] = within(price).getAllByRole('row');
  expect(name.textContent).toBe('Price ≠, differs');
  expect(name.querySelector('th')?.colSpan).toBe(2);
  expect([...values.children].map((cell) => cell.textContent)).toEqual(['₹74,50,000', '₹99,99,999']);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(document.querySelectorAll('thead td')).toHaveLength(0);
});
