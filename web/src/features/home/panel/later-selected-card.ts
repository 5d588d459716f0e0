import { lazyWhenIdle } from '../../../shared/lazy-when-idle.ts';

export const SelectedCard = lazyWhenIdle(() => import('./selected-card.tsx'));
