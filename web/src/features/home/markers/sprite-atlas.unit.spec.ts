import { describe, expect, it, vi } from 'vitest';
import { measureSpriteBox, spriteKey } from './draw-sprite.ts';
import type { Sprite } from './placed-marker.ts';
import { type Atlas, SpriteAtlas } from './sprite-atlas.ts';

vi.mock('./draw-sprite.ts', async (original) => ({ ...(await original<object>()), drawSprite: () => {} }));

function openCanvas() {
  const ink = { clearRect: vi.fn(), setTransform: vi.fn() };
  return { width: 0, height: 0, getContext: () => ink } as unknown as HTMLCanvasElement;
}
const listSprites = (amount: number, from = 0): Sprite[] =>
  Array.from({ length: amount }, (_, k) => ({ form: 'cluster', size: 36, text: `${from + k}` }) as unknown as Sprite);
const openAtlas = (devicePixelRatio = 1) => new SpriteAtlas(openCanvas(), devicePixelRatio);
const sizeOf = ({ image: { width, height } }: Atlas) => [width, height];

function expectDrawn(atlas: Atlas, sprites: readonly Sprite[], scale = 1): void {
  const taken = sprites.map((sprite) => {
    const { x, y, width, height } = atlas.frames[spriteKey(sprite)];
    const box = measureSpriteBox(sprite);
    expect([width, height]).toEqual([box.width * scale, box.height * scale]);
    expect(Math.min(atlas.image.width - x - width, atlas.image.height - y - height, x, y)).toBeGreaterThanOrEqual(0);
    return `${x},${y}`;
  });
  expect(new Set(taken).size).toBe(sprites.length);
}

describe('the marker atlas', () => {
  it('is small for few styles, and the same object until a style is added', () => {
    const atlas = openAtlas();
    const few = atlas.ensureSprites(listSprites(30));
    expect(sizeOf(few)).toEqual([512, 256]);
    expectDrawn(few, listSprites(30));
    expect(atlas.ensureSprites(listSprites(10))).toBe(few);
    const more = atlas.ensureSprites(listSprites(31));
    expect(more).not.toBe(few);
    expect(sizeOf(more)).toEqual([512, 256]);
  });

  it.each([
    [90, 1, [512, 512]],
    [200, 1, [1024, 512]],
    [60, 2, [1024, 1024]],
    [1000, 1, [2048, 2048]],
  ])('grows for %d styles at %d device pixels, and contains each', (amount, ratio, size) => {
    const atlas = openAtlas(ratio);
    atlas.ensureSprites(listSprites(5));
    const grown = atlas.ensureSprites(listSprites(amount));
    expect(sizeOf(grown)).toEqual(size);
    expectDrawn(grown, listSprites(amount), ratio);
  });

  it('at its maximum size drops unused styles', () => {
    const atlas = openAtlas();
    atlas.ensureSprites(listSprites(1000));
    const later = atlas.ensureSprites(listSprites(1000, 900));
    expectDrawn(later, listSprites(1000, 900));
    expect(later.frames[spriteKey(listSprites(1)[0])]).toBeUndefined();
    expectDrawn(atlas.ensureSprites(listSprites(1001, 900)), listSprites(1001, 900));
  });
});
