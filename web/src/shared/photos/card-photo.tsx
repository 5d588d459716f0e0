import { OptionalPart } from '../later-part.tsx';
import { lazyWithTimeout } from '../lazy-chunk.ts';
import type { CoverProps } from './cover-photo.tsx';

const Cover = lazyWithTimeout(() => import('./cover-photo.tsx'));

export const CardPhoto = (props: CoverProps) => (
  <OptionalPart fallback={<span className={props.className} />}>
    <Cover {...props} />
  </OptionalPart>
);
