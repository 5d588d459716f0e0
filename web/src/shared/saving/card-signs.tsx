import type { ComponentProps } from 'react';
import { CompareSign } from '../compare/compare-sign.tsx';
import SaveHeart from './save-heart.tsx';

type Props = Omit<ComponentProps<typeof SaveHeart>, 'className'> & { comparable?: boolean };

/** Heart and comparison over the upper left of a card's picture. @param comparable false if the home cannot be compared */
const CardSigns = ({ comparable = true, ...heart }: Props) => (
  <>
    <SaveHeart {...heart} className="absolute top-0 left-0" />
    {comparable && <CompareSign card={heart.card} className="absolute top-0 left-11 print:hidden" />}
  </>
);
export default CardSigns;
