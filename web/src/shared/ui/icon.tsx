import { type GlyphProps, SvgIcon } from './glyph.tsx';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** Modules of the first load use `FirstLoadIcon`. */
export const Icon = ({ name, ...look }: { name: IconName } & Omit<GlyphProps, 'path'>) => (
  <SvgIcon path={ICON_PATHS[name]} {...look} />
);
