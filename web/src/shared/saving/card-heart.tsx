import { type ComponentProps, Suspense } from 'react';
import { lazyWhenIdle } from '../lazy-when-idle.ts';

const SaveHeart = lazyWhenIdle(() => import('./save-heart.tsx'));

/** A card's heart, at the upper left of what it lies on; words and figures don't wait for it. */
export const CardHeart = (props: Omit<ComponentProps<typeof SaveHeart>, 'className'>) => (
  <Suspense>
    <SaveHeart {...props} className="absolute top-0 left-0" />
  </Suspense>
);
