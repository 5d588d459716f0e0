/** What markers are drawn with: a canvas's context, scaled to CSS pixels. */
export type Ink = CanvasRenderingContext2D;
