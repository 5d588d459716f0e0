import type { SeedProps } from './facade-props.ts';
import { seededChoices } from './pick.ts';
import { DistantSkyline, StreetIllustration, Tree } from './surroundings.tsx';

const SIGNS = ['#8c3b62', '#2f6f6d', '#b4632a', '#3d5a8a', '#7a6a2e'] as const;
const GROUND = 204;

export function Showroom({ seed }: SeedProps) {
  const random = seededChoices(`${seed}/showroom`);
  const bays = 4;
  const width = 62;
  const left = 36;
  const floors = random.between(2, 3);
  const top = GROUND - 58 - floors * 30;
  return (
    <g>
      <DistantSkyline seed={seed} y={170} />
      <rect x={left - 4} y={top} width={bays * width + 8} height={GROUND - top} fill="#e6ddcd" />
      <rect x={left - 8} y={top - 6} width={bays * width + 16} height="7" fill="#8d8271" />
      {Array.from({ length: bays }, (_, bay) => left + bay * width).map((x) => (
        <g key={x}>
          {Array.from({ length: floors }, (_, floor) => top + 6 + floor * 30).map((y) => (
            <g key={y}>
              <rect x={x + 8} y={y} width="46" height="19" fill="#8fb0c4" />
              <path d={`M${x + 23} ${y}v19m16-19v19`} stroke="#f3efe4" strokeWidth="2" />
              <rect x={x + 4} y={y + 22} width="54" height="3" fill="#c9bda7" />
            </g>
          ))}
          <rect x={x + 4} y={GROUND - 54} width="54" height="13" fill={random.of(SIGNS)} />
          <rect x={x + 14} y={GROUND - 49} width={random.between(22, 34)} height="3" fill="#ffffff" opacity="0.85" />
          <rect x={x + 6} y={GROUND - 38} width="50" height="38" fill="#4b5964" />
          <rect x={x + 10} y={GROUND - 34} width="25" height="28" fill={random.chance(0.5) ? '#f6dfae' : '#b7cfda'} />
          <rect x={x + 38} y={GROUND - 34} width="14" height="34" fill="#a9c2cf" />
          <rect x={x - 2} y={GROUND - 58} width="6" height="58" fill="#f3ede0" />
        </g>
      ))}
      <rect x={left + bays * width - 2} y={GROUND - 58} width="6" height="58" fill="#f3ede0" />
      <StreetIllustration y={GROUND} />
      <Tree seed={seed} x={16} y={GROUND + 4} size={40} />
      <Tree seed={seed} x={304} y={GROUND + 6} size={random.between(32, 44)} />
    </g>
  );
}
