import { FIRST_ICON_PATHS, type FirstIconName } from './first-icon-paths.ts';
import { Glyph, type GlyphProps } from './glyph.tsx';

/** For what is loaded before the first map and list: without the icons that only later parts show. */
export const FirstIcon = ({ name, ...look }: { name: FirstIconName } & Omit<GlyphProps, 'path'>) => (
  <Glyph path={FIRST_ICON_PATHS[name]} {...look} />
);
