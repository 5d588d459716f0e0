import type { Page } from '@naksha/events/contracts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { writeHeadOfPage } from '../shared/page-head.ts';

/** Updates the head after client-side navigation; the first head is rendered by the server. */
export default function ShownHead({ page }: { page: Page }) {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same page has a head of its own
  useEffect(() => writeHeadOfPage(page), [page, path]);
  return null;
}
