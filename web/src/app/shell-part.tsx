import { type ReactNode, Suspense } from 'react';
import { PageFailure } from './page-failure.tsx';

/** A part of the shell that comes later: where it can't be had, as without a connection, the page stands without it. */
export const ShellPart = ({ children }: { children: ReactNode }) => (
  <PageFailure quiet>
    <Suspense>{children}</Suspense>
  </PageFailure>
);
