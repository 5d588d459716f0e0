import { SvgIcon } from '../../../shared/ui/glyph.tsx';

/** Kept out of the code that every page loads. */
const PATHS = {
  picture: 'M4 5h16v14H4zm0 11l4.5-4.5 4 4 2.5-2.5L20 18M15.5 9.5h.1',
  camera: 'M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17zm8.5 8.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  star: 'M12 4l2.5 5.2 5.6.8-4 4 .9 5.7-5-2.7-5 2.7.9-5.7-4-4 5.6-.8z',
  grip: 'M9 6h.1M9 12h.1M9 18h.1M15 6h.1M15 12h.1M15 18h.1',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4',
} as const;

export const PhotoActionIcon = ({ name, filled }: { name: keyof typeof PATHS; filled?: boolean }) => (
  <SvgIcon path={PATHS[name]} filled={filled} />
);
