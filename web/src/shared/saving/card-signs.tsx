import type { ComponentProps } from 'react';
import { CompareSign } from '../compare/compare-sign.tsx';
import SaveHeart from './save-heart.tsx';

type Props = Omit<ComponentProps<typeof SaveHeart>, 'className'> & { comparable?: boolean };

/**
 * What one does with a listing from its card: side by side over the upper left of its picture.
 * @param comparable false where nothing of it can be shown beside another home
 */
const CardSigns = ({ comparable = true, ...heart }: Props) => (
  <>
    <SaveHeart {...heart} className="absolute top-0 left-0" />
    {comparable && <CompareSign card={heart.card} className="absolute top-0 left-11 print:hidden" />}
  </>
);
export default CardSigns;
