/** Scaled to CSS pixels. */
export type Ink = CanvasRenderingContext2D;
