import { drawSprite, measureSpriteBox, spriteKey } from './draw-sprite.ts';
import type { Ink } from './ink.ts';
import type { Sprite } from './placed-marker.ts';

export type AtlasFrame = { x: number; y: number; width: number; height: number; anchorX: number; anchorY: number };
export type Atlas = {
  /** A new object after each change, so that deck.gl uploads it again. */
  image: { data: HTMLCanvasElement; width: number; height: number };
  frames: Record<string, AtlasFrame>;
};

/** Device pixels: small at first because every change uploads all of it; the maximum of WebGL 2 devices. */
const FIRST = { width: 512, height: 256 };
const MAX_SIDE = 2048;
const GAP = 2;

/** One canvas, so that all markers are one draw call. Drawn here because the CSP allows no external images. */
export class SpriteAtlas {
  readonly #canvas: HTMLCanvasElement;
  readonly #ink: Ink;
  readonly #scale: number;
  #frames: Record<string, AtlasFrame> = {};
  #shelf = { x: 0, y: 0, height: 0 };
  #atlas: Atlas;

  /** More than 2 makes no visible difference. */
  constructor(canvas: HTMLCanvasElement, devicePixelRatio: number) {
    const ink = canvas.getContext('2d', { willReadFrequently: false });
    if (!ink) throw new Error('Canvas 2D is not available');
    this.#canvas = canvas;
    this.#ink = ink;
    this.#scale = Math.min(2, Math.max(1, devicePixelRatio));
    canvas.width = FIRST.width;
    canvas.height = FIRST.height;
    this.#atlas = this.#snapshot();
  }

  /** Unused sprites are dropped when space is needed. */
  ensureSprites(sprites: readonly Sprite[]): Atlas {
    const missing = new Map<string, Sprite>();
    for (const sprite of sprites) {
      const key = spriteKey(sprite);
      if (!this.#frames[key]) missing.set(key, sprite);
    }
    if (missing.size === 0) return this.#atlas;
    if (![...missing].every(([key, sprite]) => this.#draw(key, sprite))) this.#drawLarger(sprites);
    this.#atlas = this.#snapshot();
    return this.#atlas;
  }

  #drawLarger(sprites: readonly Sprite[]): void {
    const needed = this.#reckonArea(sprites);
    while (this.#enlarge()) {
      const { width, height } = this.#canvas;
      if (width * height >= needed && this.#drawAnew(sprites)) return;
    }
    this.#drawAnew(sprites);
  }

  /** False at the maximum. */
  #enlarge(): boolean {
    const { width, height } = this.#canvas;
    if (height < width) this.#canvas.height = height * 2;
    else if (width < MAX_SIDE) this.#canvas.width = width * 2;
    else return false;
    return true;
  }

  #reckonArea(sprites: readonly Sprite[]): number {
    const looks = new Map(sprites.map((sprite) => [spriteKey(sprite), measureSpriteBox(sprite)]));
    return [...looks.values()].reduce((sum, { width, height }) => sum + width * height * this.#scale ** 2, 0);
  }

  #drawAnew(sprites: readonly Sprite[]): boolean {
    this.#frames = {};
    this.#shelf = { x: 0, y: 0, height: 0 };
    this.#ink.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    let fits = true;
    for (const sprite of sprites) {
      const key = spriteKey(sprite);
      if (!this.#frames[key] && !this.#draw(key, sprite)) fits = false;
    }
    return fits;
  }

  #draw(key: string, sprite: Sprite): boolean {
    const box = measureSpriteBox(sprite);
    const [width, height] = [box.width * this.#scale, box.height * this.#scale].map(Math.ceil);
    if (this.#shelf.x + width > this.#canvas.width) {
      this.#shelf = { x: 0, y: this.#shelf.y + this.#shelf.height + GAP, height: 0 };
    }
    const { x, y } = this.#shelf;
    if (y + height > this.#canvas.height) return false;
    this.#ink.setTransform(
      this.#scale,
      0,
      0,
      this.#scale,
      x + box.anchorX * this.#scale,
      y + box.anchorY * this.#scale,
    );
    drawSprite(this.#ink, sprite);
    this.#ink.setTransform(1, 0, 0, 1, 0, 0);
    this.#frames[key] = { x, y, width, height, anchorX: box.anchorX * this.#scale, anchorY: box.anchorY * this.#scale };
    this.#shelf = { x: x + width + GAP, y, height: Math.max(this.#shelf.height, height) };
    return true;
  }

  #snapshot(): Atlas {
    const { width, height } = this.#canvas;
    return { image: { data: this.#canvas, width, height }, frames: { ...this.#frames } };
  }
}
