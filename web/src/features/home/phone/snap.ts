/** Requirement U-13. */
const SNAPS = ['peek', 'half', 'full'] as const;
export type Snap = (typeof SNAPS)[number];
const PEEK = 72;
/** CSS pixels. */
const SEEN = 128;

/** CSS pixels. */
export const resultSheetHeight = (snap: Snap, room: number, peek = PEEK): number =>
  ({ peek, half: Math.min(room, Math.max(Math.round(room / 2), peek + SEEN)), full: room })[snap];

/** Minimum speed of a fling in px/ms. */
const THROW = 0.4;

/** Speed: upwards positive, px/ms. */
export function chooseSheetSnap(height: number, speed: number, room: number, peek?: number): Snap {
  const tall = (snap: Snap) => resultSheetHeight(snap, room, peek);
  if (Math.abs(speed) > THROW) {
    const onWay = SNAPS.filter((snap) => (speed > 0 ? tall(snap) > height : tall(snap) < height));
    return (speed > 0 ? onWay[0] : onWay.at(-1)) ?? (speed > 0 ? 'full' : 'peek');
  }
  return SNAPS.reduce((best, snap) => (Math.abs(tall(snap) - height) < Math.abs(tall(best) - height) ? snap : best));
}

export const nextHigherSnap = (snap: Snap): Snap => SNAPS[Math.min(SNAPS.length - 1, SNAPS.indexOf(snap) + 1)];
export const nextLowerSnap = (snap: Snap): Snap => SNAPS[Math.max(0, SNAPS.indexOf(snap) - 1)];
