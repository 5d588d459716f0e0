import { expect, it } from 'vitest';
import { chooseChatButtonOffset as choose } from './keep-chat-clear.ts';

const SCREEN = { width: 360, top: 56 };
const HOME = { left: 296, right: 344, top: 620, bottom: 668 };
type Boxes = Parameters<typeof choose>[1]['controls'];
const choosePlace = (home: typeof HOME, controls: Boxes, screen: typeof SCREEN, texts: Boxes = []) =>
  choose(home, { controls, texts }, screen);
const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, right: left + width, top, bottom: top + height },
});
const rows = (left: number, width: number, height: number) =>
  Array.from({ length: Math.ceil(740 / height) }, (_, k) => box(left, k * height, width, height));

it('stays in its place if it covers no control', () => {
  expect(choosePlace(HOME, [], SCREEN)).toEqual({ x: 0, y: 0 });
  expect(choosePlace(HOME, [box(0, 620, 200, 44)], SCREEN)).toEqual({ x: 0, y: 0 });
});

it('moves up past a heart, and no further', () => {
  const heart = box(300, 630, 44, 44);
  const { x, y } = choosePlace(HOME, [heart], SCREEN);
  expect({ x, y }).toEqual({ x: 0, y: -48 });
  expect(HOME.bottom + y).toBeLessThanOrEqual(heart.top);
});

it('moves to the other side of a column of hearts', () => {
  expect(choosePlace(HOME, rows(296, 44, 44), SCREEN)).toEqual({ x: -280, y: 0 });
});

it('stays over full-width rows, which remain usable beside it', () => {
  expect(choosePlace(HOME, rows(16, 328, 44), SCREEN)).toEqual({ x: 0, y: 0 });
});

it('takes the least covering place if each covers something large', () => {
  const column = rows(270, 90, 60);
  const other = rows(0, 80, 50);
  const { x } = choosePlace(HOME, [...column, ...other], SCREEN);
  expect(x).toBe(0);
});

it('avoids text, and takes the place with the least text', () => {
  expect(choosePlace(HOME, [], SCREEN, [box(16, 640, 328, 20)])).toEqual({ x: 0, y: -32 });
  const lines = rows(16, 328, 20);
  const shorter = lines.map((line) => (line.top < 520 || line.top > 580 ? line : { ...line, right: 200 }));
  const { x, y } = choosePlace(HOME, rows(16, 328, 120), SCREEN, shorter);
  expect({ x, y: HOME.bottom + y <= 604 && HOME.top + y >= 516 }).toEqual({ x: 0, y: true });
});

it('prefers to cover text rather than controls', () => {
  expect(choosePlace(HOME, rows(296, 44, 44), SCREEN, rows(16, 60, 20))).toEqual({ x: -280, y: 0 });
});
