import { type Position, projectToUnitSquare } from '@naksha/events/kernel';

/** CSS pixels with a margin of 1. */
export const BADGE = { width: 72, height: 24 };
/** CSS pixels of the pile. */
export const STACK_SIZE = 40;
const ROOM = { width: BADGE.width + 2, height: BADGE.height + 2 };

/** `kept`: has its badge since before the last movement of the map. */
export type Claim = { id: number; position: Position; selected: boolean; saved: boolean; kept: boolean };
/** A cluster or stack; `size` in CSS pixels. */
export type Obstacle = { position: Position; size: number };
type Box = { x: number; y: number; width: number; height: number };

/**
 * Selected, then saved, then kept, then newer ones win; the others are dots. Computed at whole zooms, to be stable
 * while zooming. Only the selected one may cover an obstacle.
 */
export function chooseBadges(
  claims: readonly Claim[],
  obstacles: readonly Obstacle[],
  zoom: number,
): ReadonlySet<number> {
  const scale = 256 * 2 ** Math.floor(zoom);
  const toBox = (position: Position, width: number, height: number): Box => {
    const world = projectToUnitSquare(position);
    return { x: world.x * scale, y: world.y * scale, width, height };
  };
  const taken = new TakenRoom();
  for (const { position, size } of obstacles) taken.add(toBox(position, size, size));
  const ranked = [...claims].sort(
    (a, b) =>
      Number(b.selected) - Number(a.selected) ||
      Number(b.saved) - Number(a.saved) ||
      Number(b.kept) - Number(a.kept) ||
      b.id - a.id,
  );
  const winners = new Set<number>();
  for (const { id, position, selected } of ranked) {
    const box = toBox(position, ROOM.width, ROOM.height);
    if (!selected && taken.overlaps(box)) continue;
    taken.add(box);
    winners.add(id);
  }
  return winners;
}

/** In cells larger than any box, so that only boxes in neighbouring cells are compared. */
class TakenRoom {
  readonly #cells = new Map<string, Box[]>();

  add(box: Box): void {
    const [column, row] = cellOf(box);
    const cell = `${column},${row}`;
    this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), box]);
  }

  overlaps(box: Box): boolean {
    const [column, row] = cellOf(box);
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const other of this.#cells.get(`${column + dx},${row + dy}`) ?? [])
          if (
            2 * Math.abs(other.x - box.x) < other.width + box.width &&
            2 * Math.abs(other.y - box.y) < other.height + box.height
          )
            return true;
    return false;
  }
}

const CELL = 80;
const cellOf = ({ x, y }: Box): [number, number] => [Math.floor(x / CELL), Math.floor(y / CELL)];
