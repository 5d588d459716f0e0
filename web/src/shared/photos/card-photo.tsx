import { OptionalPart } from '../later-part.tsx';
import { lazyChunk } from '../lazy-chunk.ts';
import type { CoverProps } from './cover-photo.tsx';

const Cover = lazyChunk(() => import('./cover-photo.tsx'));

export const CardPhoto = (props: CoverProps) => (
  <OptionalPart fallback={<span className={props.className} />}>
    <Cover {...props} />
  </OptionalPart>
);
