import type { Ink } from '../ink.ts';

export type Painted = {
  how: 'fill' | 'stroke' | 'text';
  what: string;
  colour: string;
  width?: number;
  dashed?: boolean;
  font?: string;
  at: { x: number; y: number };
};

type State = {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  font: string;
  dash: number[];
  at: Painted['at'];
};

const LETTER = 5;

export function recordCanvasDrawing(draw: (ink: Ink) => void): Painted[] {
  const painted: Painted[] = [];
  const saved: State[] = [];
  let state: State = { fillStyle: '', strokeStyle: '', lineWidth: 1, font: '', dash: [], at: { x: 0, y: 0 } };
  let path: string[] = [];
  const calls: Record<string, (...words: never[]) => unknown> = {
    save: () => saved.push({ ...state }),
    restore: () => {
      state = saved.pop() ?? state;
    },
    translate: (x: number, y: number) => {
      state.at = { x: state.at.x + x, y: state.at.y + y };
    },
    beginPath: () => {
      path = [];
    },
    setLineDash: (dash: number[]) => {
      state.dash = dash;
    },
    measureText: (text: string) => ({ width: text.length * LETTER }),
    fill: () => painted.push({ how: 'fill', what: path.join(' '), colour: state.fillStyle, at: state.at }),
    stroke: () =>
      painted.push({
        how: 'stroke',
        what: path.join(' '),
        colour: state.strokeStyle,
        width: state.lineWidth,
        dashed: state.dash.length > 0,
        at: state.at,
      }),
    strokeText: () => undefined,
    fillText: (text: string) =>
      painted.push({ how: 'text', what: text, colour: state.fillStyle, font: state.font, at: state.at }),
  };
  const ink = new Proxy({} as Ink, {
    get: (_, name: string) =>
      calls[name] ??
      ((...words: number[]) => path.push(`${name} ${words.map((word) => Math.round(word * 10) / 10).join(' ')}`)),
    set: (_, name: string, value) => {
      state = { ...state, [name]: value };
      return true;
    },
  });
  draw(ink);
  return painted;
}
