import { lazy, Suspense } from 'react';
import type { CoverProps } from './cover-photo.tsx';

const Cover = lazy(() => import('./cover-photo.tsx'));

/** A listing's cover. What shows photos comes with the first of them; its room is there before. */
export const CardPhoto = (props: CoverProps) => (
  <Suspense fallback={<span className={props.className} />}>
    <Cover {...props} />
  </Suspense>
);
