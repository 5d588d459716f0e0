import { FIRST_ICON_PATHS, type FirstIconName } from './first-icon-paths.ts';
import { type GlyphProps, SvgIcon } from './glyph.tsx';

/** Excludes icons of later parts from the first load. */
export const FirstLoadIcon = ({ name, ...look }: { name: FirstIconName } & Omit<GlyphProps, 'path'>) => (
  <SvgIcon path={FIRST_ICON_PATHS[name]} {...look} />
);
