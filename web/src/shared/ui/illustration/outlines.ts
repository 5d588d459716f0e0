/** All run in the same direction, to avoid holes where they overlap. */
export const rectPath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const circlePath = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 0 .01z`;

export const joinPaths = <T>(parts: readonly T[], of: (part: T) => string): string => parts.map(of).join('');
