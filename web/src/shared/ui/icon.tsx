import { Glyph, type GlyphProps } from './glyph.tsx';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** Any icon. Modules of the first load take `FirstIcon`. */
export const Icon = ({ name, ...look }: { name: IconName } & Omit<GlyphProps, 'path'>) => (
  <Glyph path={ICON_PATHS[name]} {...look} />
);
