import type { SeedProps } from './facade-props.ts';
import { seededChoices } from './pick.ts';
import { Tree } from './surroundings.tsx';

const GROUND = 206;

export function TreesBesideFacade({ seed }: SeedProps) {
  const random = seededChoices(`${seed}/avenue`);
  const places = [-150, -104, -56, -18, 342, 384, 426, 470].map((x) => ({
    x: x + random.between(-8, 8),
    size: random.between(30, 54),
  }));
  return (
    <g>
      {places.map(({ x, size }) => (
        <Tree key={x} seed={seed} x={x} y={GROUND} size={size} />
      ))}
    </g>
  );
}
