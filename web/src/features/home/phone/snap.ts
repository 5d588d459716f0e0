/** How much of the list a phone shows: 72 px, which grow with the texts, half of the room, all of it (requirement U-13). */
const SNAPS = ['peek', 'half', 'full'] as const;
export type Snap = (typeof SNAPS)[number];
const PEEK = 72;
/** CSS pixels of the list under its handle at half, however large the handle's words are. */
const SEEN = 128;

/** CSS pixels of the sheet in a room of this height. @param peek the height of its handle */
export const measureHeight = (snap: Snap, room: number, peek = PEEK): number =>
  ({ peek, half: Math.min(room, Math.max(Math.round(room / 2), peek + SEEN)), full: room })[snap];

/** Pixels a millisecond from which on letting go is a throw. */
const THROW = 0.4;

/** Where a sheet comes to rest that was let go at a height with a speed (upwards above 0, in px/ms). */
export function chooseRest(height: number, speed: number, room: number, peek?: number): Snap {
  const tall = (snap: Snap) => measureHeight(snap, room, peek);
  if (Math.abs(speed) > THROW) {
    const onWay = SNAPS.filter((snap) => (speed > 0 ? tall(snap) > height : tall(snap) < height));
    return (speed > 0 ? onWay[0] : onWay.at(-1)) ?? (speed > 0 ? 'full' : 'peek');
  }
  return SNAPS.reduce((best, snap) => (Math.abs(tall(snap) - height) < Math.abs(tall(best) - height) ? snap : best));
}

export const above = (snap: Snap): Snap => SNAPS[Math.min(SNAPS.length - 1, SNAPS.indexOf(snap) + 1)];
export const below = (snap: Snap): Snap => SNAPS[Math.max(0, SNAPS.indexOf(snap) - 1)];
