import { FIRST_ICON_PATHS, type FirstIconName } from './first-icon-paths.ts';
import { Glyph, type GlyphProps } from './glyph.tsx';

/** For modules of the first load; excludes icons of later parts. */
export const FirstIcon = ({ name, ...look }: { name: FirstIconName } & Omit<GlyphProps, 'path'>) => (
  <Glyph path={FIRST_ICON_PATHS[name]} {...look} />
);
