import { pick } from './pick.ts';

/** Everything behind and below a building goes on beside the usual 320 units: wide pictures show it. */
export const LEFT = -180;
export const WIDTH = 680;

const LEAVES = ['#5d8a54', '#6f9a5e', '#4f7b52', '#87a862'] as const;

/** A tree standing on the ground line. */
export function Tree({ x, y, size, seed }: { x: number; y: number; size: number; seed: string }) {
  const fill = pick(`${seed}/tree/${x}`).of(LEAVES);
  return (
    <g>
      <rect x={x - 2} y={y - size * 0.7} width="4" height={size * 0.7} fill="#7a5c43" />
      <circle cx={x} cy={y - size} r={size * 0.48} fill={fill} />
      <circle cx={x - size * 0.32} cy={y - size * 0.78} r={size * 0.34} fill={fill} />
      <circle cx={x + size * 0.32} cy={y - size * 0.8} r={size * 0.36} fill={fill} />
    </g>
  );
}

/** A row of trees and roofs far behind. */
export function Distance({ seed, y }: { seed: string; y: number }) {
  const random = pick(`${seed}/distance`);
  const hills = Array.from({ length: 18 }, (_, i) => ({
    x: LEFT + i * 40 + random.between(-8, 8),
    r: random.between(18, 34),
  }));
  return (
    <g fill="#c9d6c3">
      {hills.map(({ x, r }) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
      <rect x={LEFT} y={y} width={WIDTH} height="40" />
    </g>
  );
}

/** Pavement, kerb and road at the foot of the picture. */
export function Street({ y }: { y: number }) {
  return (
    <g>
      <rect x={LEFT} y={y} width={WIDTH} height={240 - y} fill="#dcd6c8" />
      <rect x={LEFT} y={y + 14} width={WIDTH} height={240 - y} fill="#b9bcc0" />
      <path d={`M${LEFT} ${y + 26}h${WIDTH}`} stroke="#ffffff" strokeWidth="2" strokeDasharray="18 14" />
    </g>
  );
}

export function Lawn({ y }: { y: number }) {
  return <rect x={LEFT} y={y} width={WIDTH} height={240 - y} fill="#a9c08c" />;
}
