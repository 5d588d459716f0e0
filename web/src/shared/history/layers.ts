/**
 * Overlays are history entries with the page's URL, so that Back closes them. An entry lists its open layers, topmost
 * last.
 */
export type HistoryLayer = {
  id: string;
  /** Restored with its entry; layers without state are not. */
  kept?: unknown;
  /** Opened on an earlier entry and carried over. */
  carried?: true;
};
export type HistoryState = {
  layers?: readonly HistoryLayer[];
  /** The page continues under another path: focus and scroll stay. */
  goesOn?: true;
  /** When the page was left. */
  top?: number;
} | null;

const NONE: readonly HistoryLayer[] = [];
export const layersOfHistoryState = (state: HistoryState): readonly HistoryLayer[] => state?.layers ?? NONE;
const here = () => layersOfHistoryState(history.state as HistoryState);

/** The next entry of the same page takes it over. */
export function historyStateForNextEntry(): HistoryState {
  const layers = here().flatMap(({ id, kept }) => (kept === undefined ? [] : [{ id, kept, carried: true as const }]));
  return layers.length ? { layers } : null;
}

const STEP_TIMEOUT_MS = 1000;

/** In order of opening. */
const open = new Map<string, () => void>();
let opened = 0;
let step: { arrived: Promise<void>; arrive(): void } | undefined;

/** A pending step back would discard the new entry. */
export function runWhenHistorySettled(write: () => void): void {
  if (step) void step.arrived.then(() => runWhenHistorySettled(write));
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
  // Browsers fire no event if there is no earlier entry.
  setTimeout(() => {
    if (step === taken) step = undefined;
    taken.arrive();
  }, STEP_TIMEOUT_MS);
}

const push = (layer: HistoryLayer) => history.pushState({ layers: [...here(), layer] }, '');
const replace = (layers: readonly HistoryLayer[]) => history.replaceState({ layers }, '');

/** Closing removes its entry unless the user has navigated on. */
export function pushHistoryLayer(onBack: () => void): () => void {
  // Unique across reloads, because the layers of an earlier load are gone.
  const id = `${performance.timeOrigin}-${++opened}`;
  let wanted = true;
  runWhenHistorySettled(() => {
    if (!wanted) return;
    open.set(id, onBack);
    push({ id });
  });
  return () => {
    wanted = false;
    open.delete(id);
    runWhenHistorySettled(() => here().at(-1)?.id === id && stepBack());
  };
}

export function openOrCloseRestorableLayer(id: string, kept: unknown): void {
  runWhenHistorySettled(() => {
    const layers = here();
    const layer = layers.find((one) => one.id === id);
    if (kept !== undefined)
      return layer ? replace(layers.map((one) => (one === layer ? { ...one, kept } : one))) : push({ id, kept });
    if (!layer) return;
    if (layer === layers.at(-1) && !layer.carried) stepBack();
    else replace(layers.filter((one) => one !== layer));
  });
}

/** On the current entry, so that Back leaves the page. */
export const openLayerInCurrentEntry = (id: string, kept: unknown): void =>
  runWhenHistorySettled(() => replace([...here().filter((one) => one.id !== id), { id, kept, carried: true }]));

/** Closing a card must not move the map back. */
let last: { layers: readonly HistoryLayer[]; href: string; path: string } | undefined;
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

/** So that one press of Back has an effect. */
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
