import { DraftMeets } from './draft-meets.tsx';
import { ExtrasSection } from './extras-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import type { SectionProps } from './section-props.ts';
import { WordsSection } from './words-section.tsx';

/** @param suggested a title of our making, as the seller reads it */
type Props = SectionProps & { suggested: string | undefined };

/** What is asked below the map: figures, words, extras. They come while the kind and the place are looked at. */
export default function LaterSections({ suggested, ...section }: Props) {
  return (
    <>
      <FiguresSection {...section} underPrice={<DraftMeets draft={section.draft} />} />
      <WordsSection {...section} suggested={suggested} />
      <ExtrasSection {...section} />
    </>
  );
}
