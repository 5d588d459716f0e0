import { describe, expect, it } from 'vitest';
import { drawSprite } from './draw-sprite.ts';
import { LOOKS } from './marker-looks.ts';
import type { MarkerFlags, Sprite } from './placed-marker.ts';
import { relativeLuminance } from './testing/colour-sight.ts';
import { type Painted, recordCanvasDrawing } from './testing/recorded-ink.ts';

const PLAIN: MarkerFlags = {
  state: 'verified',
  seen: false,
  saved: false,
  contacted: false,
  selected: false,
  cut: false,
};
const FORMS = ['dot', 'badge'] as const;
type Form = (typeof FORMS)[number];
const BLUE = LOOKS.flat.colour;
const [RED, GREY, WHITE, INK] = ['#C8102E', '#6B7280', '#FFFFFF', '#16181D'];
const HEART = 'bezierCurveTo -7.5 -0.8 -3.4 -6 0 -2.4';
const CLOCK = /^arc \S+ \S+ 4\.5 0 6\.3$/;

const paint = (form: Form, flags: Partial<MarkerFlags> = {}) => {
  const sprite = { ...PLAIN, ...flags, form, subtype: 'flat', text: '₹45 L' } as Sprite;
  return recordCanvasDrawing((ink) => drawSprite(ink, sprite));
};
const colours = (painted: Painted[], how: Painted['how']) =>
  new Set(painted.filter((one) => one.how === how).map(({ colour }) => colour));
const body = (painted: Painted[]) => painted.filter(({ what }) => /^arc 0 0 [3-8] /.test(what));

const outline = (form: Form, painted: Painted[]) =>
  form === 'badge' ? painted.filter(({ what }) => what.startsWith('roundRect')) : body(painted);
const words = (painted: Painted[]) => painted.filter(({ how }) => how === 'text').map(({ colour }) => colour);

/** As in WCAG 2. */
function contrast(a: string, b: string): number {
  const [light, dark] = [a, b].map(relativeLuminance).sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe('the drawing of a marker', () => {
  it('U-48 a dot is 12 px with a white ring of 2 px', () => {
    expect(body(paint('dot')).map(({ how, what, colour }) => [how, what, colour])).toEqual([
      ['fill', 'arc 0 0 8 0 6.3', WHITE],
      ['fill', 'arc 0 0 6 0 6.3', BLUE],
    ]);
  });

  it('U-49 a badge is 24 px high, at most 72 wide, white with a 1 px border, ink 12/700, and its shape at the left', () => {
    const boxes = (text: string) => {
      const painted = recordCanvasDrawing((ink) =>
        drawSprite(ink, { ...PLAIN, form: 'badge', subtype: 'office', text }),
      );
      return { painted, outline: painted.filter(({ what }) => what.startsWith('roundRect')) };
    };
    const { painted, outline } = boxes('₹45 L');
    expect(outline.map(({ how, what, colour, width }) => [how, what, colour, width])).toEqual([
      ['fill', 'roundRect -21.5 -11.5 43 23 4', WHITE, undefined],
      ['stroke', 'roundRect -21.5 -11.5 43 23 4', '#565C66', 1],
    ]);
    expect(boxes('a price that is far too long').outline[0].what).toBe('roundRect -35.5 -11.5 71 23 4');
    expect(painted.find(({ how }) => how === 'text')).toMatchObject({
      what: '₹45 L',
      colour: INK,
      font: expect.stringMatching(/^700 12px /),
    });
    const shape = painted.find(({ what }) => what.startsWith('moveTo 0 -5'));
    expect(shape).toMatchObject({ how: 'fill', colour: LOOKS.office.colour, at: { x: -14, y: 0 } });
  });

  it('U-49 a badge contrasts with the base map and a dark one, and its text with the badge', () => {
    const [{ colour: fill }, { colour: border }] = outline('badge', paint('badge'));
    expect(contrast(border, '#EEF2EA')).toBeGreaterThanOrEqual(3);
    expect(contrast(fill, '#16181D')).toBeGreaterThanOrEqual(3);
    for (const flags of [{}, { seen: true }, { state: 'stale' as const }, { selected: true }]) {
      const [{ colour: ground }] = outline('badge', paint('badge', flags));
      expect(contrast(words(paint('badge', flags))[0], ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(FORMS)('U-53 a selected %s is red, whatever its other states', (form) => {
    for (const flags of [{}, { seen: true }, { state: 'review' }, { state: 'stale' }] as const) {
      const painted = paint(form, { ...flags, selected: true });
      const red = outline(form, painted).filter(({ colour }) => colour === RED);
      if (form !== 'dot') expect(red.map(({ how }) => how)).toContain('fill');
      expect(red.length).toBeGreaterThan(0);
      expect(words(painted)).toEqual(form === 'badge' ? [WHITE] : []);
      expect([...colours(painted, 'fill')]).not.toContain(BLUE);
      expect([...colours(painted, 'stroke')]).not.toContain(GREY);
    }
    const plain = paint(form);
    expect([...colours(plain, 'fill'), ...colours(plain, 'stroke')]).not.toContain(RED);
  });

  it.each(FORMS)('U-54 a viewed %s is hollow: its color is a line around white', (form) => {
    const own = (seen: boolean) =>
      body(paint(form, { seen }))
        .filter(({ how, colour }) => colour === BLUE || how === 'stroke')
        .at(-1);
    expect(own(false)).toMatchObject({ how: 'fill', colour: BLUE });
    expect(own(true)).toMatchObject({ how: 'stroke', colour: BLUE, dashed: false });
    if (form === 'badge') {
      const weight = (seen: boolean) =>
        paint(form, { seen })
          .find(({ how }) => how === 'text')
          ?.font?.slice(0, 3);
      expect([weight(false), weight(true)]).toEqual(['700', '400']);
    }
    const filled = body(paint(form, { seen: true })).filter(({ how }) => how === 'fill');
    expect(new Set(filled.map(({ colour }) => colour))).toEqual(new Set([WHITE]));
  });

  it.each(FORMS)('U-55 a saved %s has a heart at its corner, and no other does', (form) => {
    const hearts = (saved: boolean) => paint(form, { saved }).filter(({ what }) => what.includes(HEART));
    expect(hearts(false)).toEqual([]);
    const [edge, heart] = hearts(true);
    expect([edge.how, edge.colour, heart.how, heart.colour]).toEqual(['stroke', WHITE, 'fill', INK]);
    expect(heart.at.x).toBeGreaterThan(5);
    expect(heart.at.y).toBeLessThan(-5);
  });

  it.each(FORMS)('a contacted %s has a tick at its left corner, and no other does', (form) => {
    const ticks = (flags: Partial<MarkerFlags>) =>
      paint(form, flags).filter(({ what }) => /^arc -[\d.]+ -[\d.]+ 4\.5 /.test(what));
    for (const flags of [{}, { seen: true, saved: true }, { state: 'stale' as const }])
      expect(ticks(flags)).toEqual([]);
    const [edge, disc] = ticks({ contacted: true, seen: true });
    expect([edge.how, edge.colour, disc.how, disc.colour]).toEqual(['stroke', WHITE, 'fill', INK]);
  });

  it('U-56 a dot under review is dashed in #6B7280', () => {
    const dashed = paint('dot', { state: 'review' }).filter((one) => one.dashed);
    expect(body(dashed)).toHaveLength(1);
    expect(new Set(dashed.map(({ colour }) => colour))).toEqual(new Set([GREY]));
    expect(paint('dot').some((one) => one.dashed)).toBe(false);
    expect([...colours(paint('dot', { state: 'review' }), 'fill')]).not.toContain(BLUE);
  });

  it.each(FORMS)(
    'U-74 a %s with a reduced price has a down arrow at its lower left corner, and no other does',
    (form) => {
      const arrows = (flags: Partial<MarkerFlags>) =>
        paint(form, flags).filter(({ what }) => /^arc -[\d.]+ [\d.]+ 4\.5 /.test(what));
      for (const flags of [{}, { seen: true, saved: true, contacted: true }, { state: 'stale' as const }])
        expect(arrows(flags)).toEqual([]);
      const [edge, disc] = arrows({ cut: true });
      expect([edge.how, edge.colour, disc.how, disc.colour]).toEqual(['stroke', WHITE, 'fill', INK]);
    },
  );

  it.each(FORMS)('U-57 an unconfirmed %s is grey with a clock, and no other is', (form) => {
    const stale = paint(form, { state: 'stale' });
    const clock = stale.filter(({ what }) => CLOCK.test(what));
    expect(clock.map(({ how, colour }) => [how, colour])).toEqual([
      ['stroke', WHITE],
      ['fill', INK],
    ]);
    expect([...colours(stale, 'fill')]).toContain(GREY);
    expect(words(stale)).toEqual(form === 'dot' ? [] : [GREY]);
    expect([...colours(stale, 'fill')]).not.toContain(BLUE);
    for (const state of ['verified', 'review'] as const)
      expect(paint(form, { state }).some(({ what }) => CLOCK.test(what))).toBe(false);
  });

  it('U-11 a raised cluster has a ring of ink, and no other does', () => {
    for (const count of [
      { form: 'cluster', text: '12', size: 40 },
      { form: 'stack', text: '5' },
    ] as const) {
      const rings = (ringed?: true) =>
        recordCanvasDrawing((ink) => drawSprite(ink, { ...count, ringed })).filter(
          ({ how, what }) => how === 'stroke' && what.startsWith('arc 0 0 22 '),
        );
      expect(rings()).toEqual([]);
      expect(rings(true)).toMatchObject([{ colour: INK, width: 3 }]);
    }
  });

  it('the mark of several homes under review is told apart by its shape, without color, and contrasts with any map', () => {
    const painted = recordCanvasDrawing((ink) => drawSprite(ink, { form: 'review' }));
    expect(painted.map(({ how, what, dashed }) => [how, what, dashed ?? false])).toEqual([
      ['fill', 'arc 0 0 9 0 6.3', false],
      ['stroke', 'arc 0 0 9 0 6.3', true],
      ...[-4, 0, 4].map((x) => ['fill', `arc ${x} 0 1.4 0 6.3`, false]),
    ]);
    expect(painted.map(({ colour }) => colour)).toEqual([WHITE, GREY, GREY, GREY, GREY]);
    for (const ground of [WHITE, '#EEF2EA']) expect(contrast(GREY, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(WHITE, INK)).toBeGreaterThanOrEqual(3);
  });
});
