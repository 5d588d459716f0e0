import type { ComponentProps } from 'react';
import { OptionalPart } from '../later-part.tsx';
import { lazyWhenIdle } from '../lazy-when-idle.ts';

const LoadedCardButtons = lazyWhenIdle(() => import('./card-signs.tsx'));

/** They load later than the card's text. */
export const CardButtons = (props: ComponentProps<typeof LoadedCardButtons>) => (
  <OptionalPart>
    <LoadedCardButtons {...props} />
  </OptionalPart>
);
