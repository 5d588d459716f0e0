import type { ComponentProps } from 'react';
import { LaterPart } from '../later-part.tsx';
import { lazyWhenIdle } from '../lazy-when-idle.ts';

const CardSigns = lazyWhenIdle(() => import('./card-signs.tsx'));

/** A card's heart, and beside it what puts it into the comparison; words and figures don't wait for them. */
export const CardHeart = (props: ComponentProps<typeof CardSigns>) => (
  <LaterPart>
    <CardSigns {...props} />
  </LaterPart>
);
