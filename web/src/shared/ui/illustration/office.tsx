import type { SeedProps } from './facade-props.ts';
import { joinPaths, rectPath } from './outlines.ts';
import { seededChoices } from './pick.ts';
import { DistantSkyline, StreetIllustration, Tree } from './surroundings.tsx';

const GLASS = [
  ['#4f7f8f', '#6d9dab', '#2f5663'],
  ['#53708f', '#7592b0', '#34495f'],
  ['#5f7f79', '#84a39b', '#3c5650'],
] as const;
const GROUND = 204;

export function Office({ seed }: SeedProps) {
  const random = seededChoices(`${seed}/office`);
  const [glass, light, frame] = random.of(GLASS);
  const floors = random.between(6, 9);
  const x = random.between(88, 116);
  const width = random.between(108, 124);
  const top = GROUND - 20 - floors * 15;
  const bands = Array.from({ length: floors }, (_, floor) => top + floor * 15);
  return (
    <g>
      <DistantSkyline seed={seed} y={170} />
      <rect x={x - 52} y={GROUND - 68} width="70" height="68" fill="#e3ded3" />
      <path d={joinPaths([0, 1, 2, 3], (row) => rectPath(x - 46, GROUND - 62 + row * 15, 48, 8))} fill={light} />
      <rect x={x} y={top} width={width} height={GROUND - top} fill={glass} />
      <path d={`M${x} ${top + 40}L${x + 46} ${top}h34L${x} ${top + 74}z`} fill={light} opacity="0.55" />
      <path d={joinPaths(bands, (y) => rectPath(x, y + 11, width, 3))} fill={frame} opacity="0.7" />
      <path
        d={Array.from({ length: 6 }, (_, i) => `M${x + (i * width) / 6} ${top}V${GROUND - 20}`).join('')}
        stroke={frame}
        opacity="0.5"
      />
      <rect x={x + width - 16} y={top - 6} width="16" height={GROUND - top + 6} fill="#e9e5da" />
      <rect x={x + 14} y={top - 10} width="30" height="10" fill={frame} />
      <rect x={x} y={GROUND - 20} width={width} height="20" fill="#dfe7e9" />
      <rect x={x + width / 2 - 18} y={GROUND - 18} width="36" height="18" fill={frame} />
      <rect x={x + width / 2 - 30} y={GROUND - 24} width="60" height="5" fill="#f6f3ea" />
      <StreetIllustration y={GROUND} />
      <Tree seed={seed} x={34} y={GROUND + 4} size={38} />
      <Tree seed={seed} x={random.between(256, 286)} y={GROUND + 4} size={random.between(30, 42)} />
    </g>
  );
}
