import type { SeedProps } from './facade-props.ts';
import { joinPaths, rectPath } from './outlines.ts';
import { seededChoices } from './pick.ts';
import { DistantSkyline, LEFT, Tree, WIDTH } from './surroundings.tsx';

const CORNERS = [
  [30, 174],
  [138, 142],
  [236, 186],
  [108, 230],
] as const;

export function Plot({ seed, commercial = false }: SeedProps & { commercial?: boolean }) {
  const random = seededChoices(`${seed}/plot`);
  const earth = random.of(['#c9b48a', '#bfae86', '#d0bd95'] as const);
  const line = commercial ? '#6b21a8' : '#15803d';
  const walled = random.chance(0.5);
  const built = [
    rectPath(36, 92, random.between(44, 62), 40),
    rectPath(116, 78, random.between(34, 50), 54),
    rectPath(222, 88, random.between(46, 64), 44),
  ];
  return (
    <g>
      <DistantSkyline seed={seed} y={128} />
      <path d={built.join('')} fill="#d8cfbf" />
      <rect x={LEFT} y="130" width={WIDTH} height="110" fill="#b4c795" />
      <path d="M150 130H182L362 240H262z" fill="#cfc8ba" />
      <path d="M166 130L292 227" stroke="#ffffff" strokeWidth="2" strokeDasharray="12 10" />
      <path d="M30 174L138 142L236 186L108 230z" fill={earth} />
      <path d="M30 174L138 142L236 186L108 230z" fill="none" stroke={line} strokeWidth="3" strokeDasharray="10 6" />
      {walled && <path d="M30 174L138 142v-10L30 163z" fill="#d9a27c" />}
      <path d="M60 172l16-5m-2 16l22-7m8 22l30-9m-44-34l18-5m22 26l20-6" stroke="#8f9f5e" strokeWidth="2" />
      <path d={joinPaths(CORNERS, ([x, y]) => rectPath(x - 2, y - 16, 4, 18))} fill="#f6f3ea" />
      <path d={joinPaths(CORNERS, ([x, y]) => rectPath(x - 2, y - 16, 4, 5))} fill={line} />
      {commercial ? (
        <g>
          <rect x="250" y="134" width="4" height="44" fill="#6b7280" />
          <rect x="228" y="120" width="50" height="26" fill="#ffffff" stroke={line} strokeWidth="2" />
          <path d="M236 129h34m-34 8h22" stroke={line} strokeWidth="3" />
        </g>
      ) : (
        <Tree seed={seed} x={random.between(252, 270)} y={172} size={34} />
      )}
      <Tree seed={seed} x={random.between(14, 24)} y={150} size={random.between(30, 40)} />
      <Tree seed={seed} x={random.between(290, 306)} y={150} size={28} />
    </g>
  );
}
