// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { OptionalPart } from './later-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a part that fails to load leaves the page unchanged', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lost = lazy<() => null>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <>
      <OptionalPart>
        <Lost />
      </OptionalPart>
      <main>The page</main>
    </>,
  );
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledWith('optional page part failed and was left out:', expect.any(TypeError)),
  );
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
