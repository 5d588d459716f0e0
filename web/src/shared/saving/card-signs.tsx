import type { ComponentProps } from 'react';
import { CompareToggle } from '../compare/compare-sign.tsx';
import { HideToggle } from '../hiding/hide-sign.tsx';
import SaveHeart from './save-heart.tsx';

type Props = Omit<ComponentProps<typeof SaveHeart>, 'className'> & { comparable?: boolean; hideable?: boolean };

/** `comparable`: whether the home can be compared; `hideable`: whether hidden homes are left out of this list. */
const LoadedCardButtons = ({ comparable = true, hideable = false, ...heart }: Props) => (
  <>
    <SaveHeart {...heart} className="absolute top-0 left-0" />
    {comparable && <CompareToggle card={heart.card} className="absolute top-0 left-11 print:hidden" />}
    {hideable && <HideToggle card={heart.card} className="absolute top-11 left-0 print:hidden" />}
  </>
);
export default LoadedCardButtons;
