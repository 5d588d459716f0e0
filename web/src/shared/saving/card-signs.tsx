import type { ComponentProps } from 'react';
import { CompareSign } from '../compare/compare-sign.tsx';
import SaveHeart from './save-heart.tsx';

/** What one does with a listing from its card: side by side over the upper left of its picture. */
const CardSigns = (props: Omit<ComponentProps<typeof SaveHeart>, 'className'>) => (
  <>
    <SaveHeart {...props} className="absolute top-0 left-0" />
    <CompareSign card={props.card} className="absolute top-0 left-11 print:hidden" />
  </>
);
export default CardSigns;
