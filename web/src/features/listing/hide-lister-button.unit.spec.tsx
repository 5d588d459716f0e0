// @vitest-environment happy-dom
import type { ListerId } from '@naksha/events/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { storeLastFilter } from '../../shared/filter/last-filter.ts';
import { HideListerButton } from './around-listing.tsx';

afterEach(() => {
  cleanup();
  storeLastFilter({});
});

it('links to the previous filter of the map, without the homes of this agent', () => {
  const [first, id] = ['0123456789abcdef', 'fedcba9876543210'] as ListerId[];
  storeLastFilter({ bedroom: 2, notListers: [first] });
  const { hook, history } = memoryLocation({ path: '/flat/a', record: true });
  render(
    <Router hook={hook}>
      <HideListerButton id={id} property={{ lister: 'agent', position: { lat: 30.7, lng: 76.7 } }} />
    </Router>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hide homes from this agent' }));
  const query = new URLSearchParams(history.at(-1)?.split('?')[1]);
  expect([query.get('bedroom'), query.get('not_lister')]).toEqual(['2', `${first},${id}`]);
});
