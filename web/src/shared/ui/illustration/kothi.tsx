import type { SeedProps } from './facade-props.ts';
import { joinPaths, rectPath } from './outlines.ts';
import { seededChoices } from './pick.ts';
import { DistantSkyline, Lawn, StreetIllustration, Tree } from './surroundings.tsx';

const WALLS = [
  ['#f1e7d8', '#b4532a', '#8a5a3c'],
  ['#ece8df', '#5b6670', '#3f4a52'],
  ['#f4e9db', '#a44a3f', '#7c3a2d'],
  ['#e9e4d6', '#7b8a5a', '#5c6a43'],
] as const;
const GROUND = 206;

export function Kothi({ seed }: SeedProps) {
  const random = seededChoices(`${seed}/kothi`);
  const [wall, brick, dark] = random.of(WALLS);
  const floors = random.between(2, 3);
  const x = random.between(66, 84);
  const width = random.between(168, 184);
  const top = GROUND - 12 - floors * 42;
  const brickLeft = random.chance(0.5);
  const storeys = Array.from({ length: floors }, (_, floor) => GROUND - 12 - (floor + 1) * 42);
  const windows = storeys.flatMap((y) => [
    [x + (brickLeft ? 14 : 18), y + 9, 26],
    [x + 72, y + 9, 40],
    [x + width - (brickLeft ? 44 : 40), y + 9, 26],
  ]);
  return (
    <g>
      <DistantSkyline seed={seed} y={172} />
      <Lawn y={GROUND - 14} />
      <Tree seed={seed} x={x - 30} y={GROUND - 6} size={random.between(48, 66)} />
      <rect x={x} y={top} width={width} height={GROUND - top} fill={wall} />
      <rect x={brickLeft ? x : x + width - 54} y={top - 8} width="54" height={GROUND - top + 8} fill={brick} />
      <path
        d={`M${brickLeft ? x : x + width - 54} ${top + 8}h54m-54 16h54m-54 16h54m-54 16h54`}
        stroke="#fff"
        opacity="0.14"
      />
      <rect x={x - 5} y={top - 5} width={width + 10} height="6" fill={dark} />
      <path d={joinPaths(storeys, (y) => rectPath(x - 5, y + 38, width + 10, 4))} fill="#ffffff" />
      <path d={joinPaths(windows, ([x, y, width]) => rectPath(x - 2, y - 2, width + 4, 25))} fill="#ffffff" />
      <path d={joinPaths(windows, ([x, y, width]) => rectPath(x, y, width, 21))} fill="#86a8bd" />
      <path d={joinPaths(windows, ([x, y, width]) => rectPath(x, y, width, 7))} fill="#a9c4d3" />
      <path d={joinPaths(windows, ([x, y, width]) => rectPath(x + width / 2 - 0.75, y, 1.5, 21))} fill="#ffffff" />
      <path
        d={joinPaths(storeys, (y) => `M${x + 62} ${y + 37}v-11h58v11m-48 0v-11m12 0v11m12 0v-11m12 0v11`)}
        fill="none"
        stroke={dark}
        strokeWidth="1.5"
      />
      <rect x={x + 76} y={GROUND - 38} width="28" height="38" fill={dark} />
      <rect x={x + 56} y={GROUND - 46} width="70" height="5" fill={brick} />
      <path d={joinPaths([58, 119], (at) => rectPath(x + at, GROUND - 41, 5, 41))} fill="#ffffff" />
      <rect x="20" y={GROUND - 16} width="280" height="18" fill="#efe9dc" />
      <rect x="20" y={GROUND - 18} width="280" height="3" fill={dark} />
      <rect x={x + 66} y={GROUND - 24} width="52" height="26" fill={dark} />
      <path d={`M${x + 74} ${GROUND - 22}v22m9-22v22m9-22v22m9-22v22m9-22v22`} stroke={wall} strokeWidth="1.5" />
      <StreetIllustration y={GROUND + 2} />
      <Tree seed={seed} x={random.between(276, 296)} y={GROUND} size={random.between(36, 48)} />
    </g>
  );
}
