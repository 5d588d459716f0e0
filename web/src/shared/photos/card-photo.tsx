import { LaterPart } from '../later-part.tsx';
import { lazyChunk } from '../lazy-chunk.ts';
import type { CoverProps } from './cover-photo.tsx';

const Cover = lazyChunk(() => import('./cover-photo.tsx'));

/** A listing's cover. What shows photos comes with the first of them; its room is there before. */
export const CardPhoto = (props: CoverProps) => (
  <LaterPart fallback={<span className={props.className} />}>
    <Cover {...props} />
  </LaterPart>
);
