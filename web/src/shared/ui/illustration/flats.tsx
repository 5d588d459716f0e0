import type { SeedProps } from './facade-props.ts';
import { rectPath } from './outlines.ts';
import { seededChoices } from './pick.ts';
import { DistantSkyline, StreetIllustration, Tree } from './surroundings.tsx';

const WALLS = [
  ['#e8ddcc', '#c9b79d'],
  ['#e4e2dc', '#b9b5aa'],
  ['#e7d3c4', '#b98a6c'],
  ['#dfe3e4', '#9fb0b8'],
  ['#efe6d6', '#c2775a'],
] as const;
const GROUND = 204;

export function Flats({ seed }: SeedProps) {
  const random = seededChoices(`${seed}/flats`);
  const two = random.chance(0.55);
  return (
    <g>
      <DistantSkyline seed={seed} y={168} />
      {two && <Tower seed={seed} x={random.between(178, 196)} columns={3} floors={random.between(5, 8)} />}
      <Tower seed={seed} x={random.between(46, 74)} columns={random.between(4, 5)} floors={random.between(6, 9)} />
      <StreetIllustration y={GROUND} />
      <Tree seed={seed} x={24} y={GROUND + 4} size={34} />
      <Tree seed={seed} x={random.between(268, 292)} y={GROUND + 6} size={random.between(34, 46)} />
      <Tree seed={seed} x={random.between(204, 224)} y={GROUND + 4} size={24} />
    </g>
  );
}

const FLOOR = 19;
const BAY = 27;

function Tower({ seed, x, columns, floors }: { seed: string; x: number; columns: number; floors: number }) {
  const random = seededChoices(`${seed}/tower/${columns}`);
  const [wall, accent] = random.of(WALLS);
  const width = columns * BAY + 8;
  const top = GROUND - floors * FLOOR - 14;
  const core = random.between(0, columns - 1);
  return (
    <g>
      <rect x={x + 10} y={top - 12} width="18" height="12" fill="#3f4650" />
      <rect x={x + width - 34} y={top - 8} width="22" height="8" fill={accent} />
      <rect x={x} y={top} width={width} height={GROUND - top} fill={wall} />
      <rect x={x} y={top} width={width} height="4" fill={accent} />
      <rect x={x + width - 7} y={top} width="7" height={GROUND - top} fill="#16181d" opacity="0.08" />
      <rect x={x + 4 + core * BAY} y={top} width={BAY} height={GROUND - top} fill={accent} />
      <Bays {...{ seed, x, columns, floors, core }} top={top + 9} />
      <rect x={x + width / 2 - 10} y={GROUND - 14} width="20" height="14" fill="#39424e" />
      <rect x={x + width / 2 - 15} y={GROUND - 17} width="30" height="3" fill={accent} />
    </g>
  );
}

type BaysProps = { seed: string; x: number; top: number; columns: number; floors: number; core: number };

function Bays({ seed, x, top, columns, floors, core }: BaysProps) {
  let [dark, lit, bars, balconies] = ['', '', '', ''];
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < columns; column++) {
      const [left, y] = [x + 8 + column * BAY, top + floor * FLOOR];
      const glass = column === core ? rectPath(left + 5, y, 8, 12) : rectPath(left, y, 19, 11);
      if (seededChoices(`${seed}/${left}/${y}`).chance(0.16)) lit += glass;
      else dark += glass;
      if (column === core) continue;
      bars += rectPath(left + 9, y, 1.5, 11);
      balconies += rectPath(left - 2, y + 8, 23, 4);
    }
  return (
    <>
      <path d={dark} fill="#8fb0c4" />
      <path d={lit} fill="#f6d998" />
      <path d={bars} fill="#f7f5ef" />
      <path d={balconies} fill="#ffffff" opacity="0.85" />
    </>
  );
}
