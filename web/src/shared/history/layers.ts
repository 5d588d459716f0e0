/**
 * What lies over a page (picker, drawer, dialog, card, raised sheet) is one entry of history with the page's own address, so
 * that Back closes it and nothing else. An entry names the layers that are open on it, the topmost last.
 */
export type Layer = {
  id: string;
  /** What a layer that comes back with its entry is made of; one without is gone once it was closed. */
  kept?: unknown;
  /** Opened on an entry before: taken along to this one, which is not the layer's own. */
  carried?: true;
};
export type HistoryState = {
  layers?: readonly Layer[];
  /** The page before goes on here under another path: focus and scroll stay where they are. */
  goesOn?: true;
  /** How far the page was scrolled as one went on from it. */
  top?: number;
} | null;

const NONE: readonly Layer[] = [];
export const layersOf = (state: HistoryState): readonly Layer[] => state?.layers ?? NONE;
const here = () => layersOf(history.state as HistoryState);

/** What the next entry of the same page takes along: a sheet stays where it is when the list is sorted anew. */
export function keptState(): HistoryState {
  const layers = here().flatMap(({ id, kept }) => (kept === undefined ? [] : [{ id, kept, carried: true as const }]));
  return layers.length ? { layers } : null;
}

const STEP_TIMEOUT_MS = 1000;

/** How those that are open close, in the order in which they opened. */
const open = new Map<string, () => void>();
let opened = 0;
/** Our own step back, which takes a moment. */
let step: { arrived: Promise<void>; arrive(): void } | undefined;

/** At once, or after a step back that is on its way: what is written before it would be left behind. */
export function whenSettled(write: () => void): void {
  if (step) void step.arrived.then(() => whenSettled(write));
  else write();
}

function stepBack(): void {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const taken = { arrived, arrive };
  step = taken;
  history.back();
  // A browser that has nowhere to go says nothing, and what waits for the step must not wait for ever.
  setTimeout(() => {
    if (step === taken) step = undefined;
    taken.arrive();
  }, STEP_TIMEOUT_MS);
}

const push = (layer: Layer) => history.pushState({ layers: [...here(), layer] }, '');
const replace = (layers: readonly Layer[]) => history.replaceState({ layers }, '');

/** @returns how to close it by hand: its entry goes, unless somebody has gone on from it */
export function openLayer(onBack: () => void): () => void {
  // Not an id of this page's life before a reload, whose layers are gone.
  const id = `${performance.timeOrigin}-${++opened}`;
  let wanted = true;
  whenSettled(() => {
    if (!wanted) return;
    open.set(id, onBack);
    push({ id });
  });
  return () => {
    wanted = false;
    open.delete(id);
    whenSettled(() => here().at(-1)?.id === id && stepBack());
  };
}

/** Opens, changes or, without anything to keep, closes a layer that comes back with its entry. */
export function keepLayer(id: string, kept: unknown): void {
  whenSettled(() => {
    const layers = here();
    const layer = layers.find((one) => one.id === id);
    if (kept !== undefined)
      return layer ? replace(layers.map((one) => (one === layer ? { ...one, kept } : one))) : push({ id, kept });
    if (!layer) return;
    if (layer === layers.at(-1) && !layer.carried) stepBack();
    else replace(layers.filter((one) => one !== layer));
  });
}

/** Opens a layer that is kept, on the entry that is there: Back leaves the page, as if it had always been open. */
export const arriveWith = (id: string, kept: unknown): void =>
  whenSettled(() => replace([...here().filter((one) => one.id !== id), { id, kept, carried: true }]));

/** Where we stood before: a map that was moved under a card stays where it is when the card closes. */
let last: { layers: readonly Layer[]; href: string; path: string } | undefined;
function note(): void {
  last = { layers: here(), href: location.href, path: location.pathname };
}

function arrive(): void {
  const stepped = step;
  step = undefined;
  const layers = here();
  const closed =
    last?.path === location.pathname &&
    layers.length < last.layers.length &&
    !last.layers.at(-1)?.carried &&
    layers.every(({ id }, k) => id === last?.layers[k].id);
  if (closed && last) history.replaceState(history.state, '', last.href);
  const ids = new Set(layers.map(({ id }) => id));
  for (const [id, close] of [...open].reverse())
    if (!ids.has(id)) {
      open.delete(id);
      close();
    }
  note();
  skipClosed();
  stepped?.arrive();
}

/** An entry whose topmost layer is gone shows nothing of its own: one press of Back or Forward must not end there. */
function skipClosed(): void {
  const top = here().at(-1);
  if (top && top.kept === undefined && !open.has(top.id)) stepBack();
}

if (globalThis.history) {
  for (const change of ['pushState', 'replaceState']) addEventListener(change, note);
  addEventListener('popstate', arrive);
  note();
  skipClosed();
}
