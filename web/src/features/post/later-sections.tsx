import { DraftDemand } from './draft-meets.tsx';
import { ExtrasSection } from './extras-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import type { SectionProps } from './section-props.ts';
import { WordsSection } from './words-section.tsx';

type Props = SectionProps & { suggested: string | undefined };

export default function LaterSections({ suggested, ...section }: Props) {
  return (
    <>
      <FiguresSection {...section} underPrice={<DraftDemand draft={section.draft} />} />
      <WordsSection {...section} suggested={suggested} />
      <ExtrasSection {...section} />
    </>
  );
}
