import type { Page } from '@naksha/events/contracts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { updateHeadForPage } from '../shared/page-head.ts';

/** The server renders the first head. */
export default function UpdatePageHead({ page }: { page: Page }) {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another URL of the same page has another head
  useEffect(() => updateHeadForPage(page), [page, path]);
  return null;
}
