/** A label represents its field. */
const CONTROL = 'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"]';
const MUCH = 0.25;
const STEP = 8;
const GAP = 4;
const NEAR = 160;
const ACROSS = 96;
/** Milliseconds without a change. */
const RESTS = 150;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Place = { x: number; y: number };

/** Runs when the page is still, and takes the least bad position. */
export function keepChatButtonClear(button: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    if (button.matches(':hover, :focus')) return;
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const covered = { controls: [...listBoxes(button)], texts: [...listTextBoxes(button)] };
    const { x, y } = chooseChatButtonOffset(positionByCss(button), covered, { width: innerWidth, top });
    button.style.translate = x || y ? `${x}px ${y}px` : '';
    button.dataset.chat = 'placed';
  };
  const changed = () => {
    button.dataset.chat = 'moving';
    clearTimeout(timer);
    timer = setTimeout(settle, RESTS);
  };
  const page = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target !== button)) changed();
  });
  page.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'open', 'hidden', 'style'],
  });
  addEventListener('scroll', changed, { capture: true, passive: true });
  addEventListener('resize', changed);
  button.addEventListener('pointerleave', changed);
  button.addEventListener('blur', changed);
  changed();
  return () => {
    clearTimeout(timer);
    page.disconnect();
    removeEventListener('scroll', changed, { capture: true });
    removeEventListener('resize', changed);
    button.removeEventListener('pointerleave', changed);
    button.removeEventListener('blur', changed);
  };
}

function positionByCss(button: HTMLElement): Box {
  const [x = 0, y = 0] = button.style.translate.split(' ').map(Number.parseFloat);
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const [dx, dy] = [Number.isNaN(x) ? 0 : x, Number.isNaN(y) ? 0 : y];
  return { left: left - dx, right: right - dx, top: top - dy, bottom: bottom - dy };
}

function* listBoxes(button: HTMLElement): Generator<Box> {
  for (const control of document.querySelectorAll<HTMLElement>(CONTROL)) {
    if (control === button || control.closest('[inert]')) continue;
    const box = control.getBoundingClientRect();
    if (isOnScreen(box) && control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) yield box;
  }
}

function* listTextBoxes(button: HTMLElement): Generator<Box> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!holder || !node.nodeValue?.trim() || button.contains(holder)) continue;
    if (!isOnScreen(holder.getBoundingClientRect()) || holder.closest('[inert]')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    yield* range.getClientRects();
  }
}

const isOnScreen = ({ width, left, right, top, bottom }: DOMRect): boolean =>
  width > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

type Covered = { controls: readonly Box[]; texts: readonly Box[] };
type Screen = { width: number /** Where what stands at its top ends. */; top: number };

export function chooseChatButtonOffset(home: Box, { controls, texts }: Covered, { width, top }: Screen): Place {
  const across = width - home.left - home.right;
  const areaAt = ({ x, y }: Place): Box => ({
    left: home.left + x - GAP,
    right: home.right + x + GAP,
    top: home.top + y - GAP,
    bottom: home.bottom + y + GAP,
  });
  const most = (place: Place): number =>
    Math.max(0, ...controls.map((control) => coveredArea(control, areaAt(place)) / areaOf(control)));
  const words = (place: Place): number => texts.reduce((sum, text) => sum + coveredArea(text, areaAt(place)), 0);
  const room = Math.max(0, Math.floor((home.top - top - GAP) / STEP));
  const places = [0, across]
    .flatMap((x) => Array.from({ length: room + 1 }, (_, k): Place => ({ x, y: -k * STEP || 0 })))
    .sort((a, b) => effort(a) - effort(b));
  const near = places.filter((place) => effort(place) <= NEAR);
  return (
    findCheapest(
      near.filter((place) => most(place) === 0),
      words,
    ) ??
    findCheapest(
      near.filter((place) => most(place) < MUCH),
      words,
    ) ??
    places.find((place) => most(place) < MUCH) ??
    findCheapest(places, most) ?? { x: 0, y: 0 }
  );
}

function findCheapest(places: readonly Place[], cost: (place: Place) => number): Place | undefined {
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))];
}

/** The other side is considered after equally many steps up. */
const effort = ({ x, y }: Place): number => (x ? ACROSS : 0) - y;

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

function coveredArea(box: Box, by: Box): number {
  const wide = Math.min(box.right, by.right) - Math.max(box.left, by.left);
  const high = Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top);
  return wide <= 0 || high <= 0 ? 0 : wide * high;
}
