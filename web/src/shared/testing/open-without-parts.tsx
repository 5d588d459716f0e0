import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { queryClient } from '../api/query-client.ts';

export function renderWithoutLazyParts(pattern: string, path: string, page: ComponentType): () => number {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('IntersectionObserver', AlwaysNear);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { hook } = memoryLocation({ path });
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={hook}>
        <Route path={pattern} component={page} />
      </Router>
    </QueryClientProvider>,
  );
  return () => told.mock.calls.filter(([words]) => words === 'optional page part failed and was left out:').length;
}

class AlwaysNear {
  constructor(private readonly tell: (seen: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}
