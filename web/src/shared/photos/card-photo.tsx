import { lazy } from 'react';
import { LaterPart } from '../later-part.tsx';
import type { CoverProps } from './cover-photo.tsx';

const Cover = lazy(() => import('./cover-photo.tsx'));

/** A listing's cover. What shows photos comes with the first of them; its room is there before. */
export const CardPhoto = (props: CoverProps) => (
  <LaterPart fallback={<span className={props.className} />}>
    <Cover {...props} />
  </LaterPart>
);
