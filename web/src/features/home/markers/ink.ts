/** A canvas context scaled to CSS pixels. */
export type Ink = CanvasRenderingContext2D;
