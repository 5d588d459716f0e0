import { ICON_PATHS, type IconName } from './icon-paths.ts';

type Look = { size?: number; filled?: boolean };

/** Decoration beside words, or inside a control that has a name of its own. */
export const Icon = ({ name, ...look }: Look & { name: IconName }) => <Glyph path={ICON_PATHS[name]} {...look} />;

/** @param path on a grid of 24 */
export const Glyph = ({ path, size = 20, filled = false }: Look & { path: string }) => (
  <svg
    aria-hidden="true"
    className="shrink-0"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);
