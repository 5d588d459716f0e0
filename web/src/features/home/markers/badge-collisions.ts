import { type Position, toWorld } from '@naksha/events/kernel';

/** CSS pixels with a margin of 1. */
export const BADGE = { width: 58, height: 24 };
const ROOM = { width: BADGE.width + 2, height: BADGE.height + 2 };

export type Claim = { id: number; position: Position; selected: boolean; saved: boolean };

/**
 * Selected, then saved, then newer ones win. Computed at whole zooms, to be stable while zooming. Others are dots.
 */
export function chooseBadges(claims: readonly Claim[], zoom: number): Set<number> {
  const scale = 256 * 2 ** Math.floor(zoom);
  const ranked = [...claims].sort(
    (a, b) => Number(b.selected) - Number(a.selected) || Number(b.saved) - Number(a.saved) || b.id - a.id,
  );
  const taken = new Map<string, { x: number; y: number }[]>();
  const winners = new Set<number>();
  for (const { id, position } of ranked) {
    const world = toWorld(position);
    const [x, y] = [world.x * scale, world.y * scale];
    const [column, row] = [Math.floor(x / ROOM.width), Math.floor(y / ROOM.height)];
    if (overlapsTaken(taken, column, row, x, y)) continue;
    const cell = `${column},${row}`;
    taken.set(cell, [...(taken.get(cell) ?? []), { x, y }]);
    winners.add(id);
  }
  return winners;
}

function overlapsTaken(
  taken: Map<string, { x: number; y: number }[]>,
  column: number,
  row: number,
  x: number,
  y: number,
) {
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      for (const other of taken.get(`${column + dx},${row + dy}`) ?? [])
        if (Math.abs(other.x - x) < ROOM.width && Math.abs(other.y - y) < ROOM.height) return true;
  return false;
}
