import type { ComponentProps } from 'react';
import { LaterPart } from '../later-part.tsx';
import { lazyWhenIdle } from '../lazy-when-idle.ts';

const CardSigns = lazyWhenIdle(() => import('./card-signs.tsx'));

/** They load later than the card's text. */
export const CardHeart = (props: ComponentProps<typeof CardSigns>) => (
  <LaterPart>
    <CardSigns {...props} />
  </LaterPart>
);
