/** `path`: on a grid of 24. `size`: CSS pixels. */
export type GlyphProps = { path: string; size?: number; filled?: boolean };

/** Decorative: hidden from screen readers. */
export function SvgIcon({ path, size = 20, filled = false }: GlyphProps) {
  return (
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
}
