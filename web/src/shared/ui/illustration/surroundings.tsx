import { circlePath, joinPaths, rectPath } from './outlines.ts';
import { seededChoices } from './pick.ts';

/** Beyond the usual 320 units, for wide pictures. */
export const LEFT = -180;
export const WIDTH = 680;

const GREENS = ['#5d8a54', '#6f9a5e', '#4f7b52', '#87a862'] as const;

const LEAVES = [
  [0, 1, 0.48],
  [-0.32, 0.78, 0.34],
  [0.32, 0.8, 0.36],
] as const;

export function Tree({ x, y, size, seed }: { x: number; y: number; size: number; seed: string }) {
  const fill = seededChoices(`${seed}/tree/${x}`).of(GREENS);
  return (
    <>
      <rect x={x - 2} y={y - size * 0.7} width="4" height={size * 0.7} fill="#7a5c43" />
      <path d={joinPaths(LEAVES, ([dx, up, r]) => circlePath(x + size * dx, y - size * up, size * r))} fill={fill} />
    </>
  );
}

export function DistantSkyline({ seed, y }: { seed: string; y: number }) {
  const random = seededChoices(`${seed}/distance`);
  const hills = Array.from({ length: 18 }, (_, i) =>
    circlePath(LEFT + i * 40 + random.between(-8, 8), y, random.between(18, 34)),
  );
  return <path d={hills.join('') + rectPath(LEFT, y, WIDTH, 40)} fill="#c9d6c3" />;
}

export function StreetIllustration({ y }: { y: number }) {
  return (
    <>
      <rect x={LEFT} y={y} width={WIDTH} height={240 - y} fill="#dcd6c8" />
      <rect x={LEFT} y={y + 14} width={WIDTH} height={240 - y} fill="#b9bcc0" />
      <path d={`M${LEFT} ${y + 26}h${WIDTH}`} stroke="#ffffff" strokeWidth="2" strokeDasharray="18 14" />
    </>
  );
}

export function Lawn({ y }: { y: number }) {
  return <rect x={LEFT} y={y} width={WIDTH} height={240 - y} fill="#a9c08c" />;
}
