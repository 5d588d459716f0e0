/** What somebody may want to use; a label answers for the field within it. */
const CONTROL = 'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"]';
/** Of a control: with less of it covered the rest is there to be used, as of a card or of a row as wide as the screen. */
const MUCH = 0.25;
/** CSS pixels: between two places that are tried, around the button, how far it goes to cover nothing at all, and what the other side is worth. */
const STEP = 8;
const GAP = 4;
const NEAR = 160;
const ACROSS = 96;
/** Milliseconds without a change. */
const RESTS = 150;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Place = { x: number; y: number };

/**
 * Moves what floats over every page out of the way of what can be used there, once the page rests: upwards, then to the other
 * side. Where it would cover something everywhere it stands where it covers least.
 * @returns stops it
 */
export function keepChatClear(button: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    // Nobody has a button taken from under their finger.
    if (button.matches(':hover, :focus')) return;
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { x, y } = choosePlace(homeOf(button), [...listBoxes(button)], { width: innerWidth, top });
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

/** Where it stands by its style. */
function homeOf(button: HTMLElement): Box {
  const [x = 0, y = 0] = button.style.translate.split(' ').map(Number.parseFloat);
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const [dx, dy] = [Number.isNaN(x) ? 0 : x, Number.isNaN(y) ? 0 : y];
  return { left: left - dx, right: right - dx, top: top - dy, bottom: bottom - dy };
}

/** Of the controls that can be seen. */
function* listBoxes(button: HTMLElement): Generator<Box> {
  for (const control of document.querySelectorAll<HTMLElement>(CONTROL)) {
    if (control === button || control.closest('[inert]')) continue;
    const box = control.getBoundingClientRect();
    const isThere = box.width > 1 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (isThere && control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) yield box;
  }
}

type Screen = { width: number /** Where what stands at its top ends. */; top: number };

/** By how much it moves from where it stands by its style. */
export function choosePlace(home: Box, controls: readonly Box[], { width, top }: Screen): Place {
  const across = width - home.left - home.right;
  const cover = ({ x, y }: Place) => {
    const at = {
      left: home.left + x - GAP,
      right: home.right + x + GAP,
      top: home.top + y - GAP,
      bottom: home.bottom + y + GAP,
    };
    const shares = controls.map((control) => coveredShare(control, at));
    return { most: Math.max(0, ...shares), any: shares.some((share) => share > 0) };
  };
  const room = Math.max(0, Math.floor((home.top - top - GAP) / STEP));
  const places = [0, across]
    .flatMap((x) => Array.from({ length: room + 1 }, (_, k): Place => ({ x, y: -k * STEP || 0 })))
    .sort((a, b) => effort(a) - effort(b));
  const free =
    places.find((place) => effort(place) <= NEAR && !cover(place).any) ??
    places.find((place) => cover(place).most < MUCH);
  return free ?? places.reduce((best, place) => (cover(place).most < cover(best).most ? place : best));
}

/** The other side is looked at once it is as far above. */
const effort = ({ x, y }: Place): number => (x ? ACROSS : 0) - y;

/** How much of it is covered. */
function coveredShare(box: Box, by: Box): number {
  const wide = Math.min(box.right, by.right) - Math.max(box.left, by.left);
  const high = Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top);
  if (wide <= 0 || high <= 0) return 0;
  return (wide * high) / ((box.right - box.left) * (box.bottom - box.top));
}
