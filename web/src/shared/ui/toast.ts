import { atom, getDefaultStore, useAtomValue } from 'jotai';

export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  /** Milliseconds; undefined stays until it is dismissed. */
  timeout?: number;
  /** Went wrong without a connection: with the next one there is nothing left to say. */
  offline?: boolean;
  action?: { label: string; run: () => void };
  /** Where there is a choice: as easily taken. */
  otherAction?: Toast['action'];
};

const TIMEOUT_MS = 5000;
const store = getDefaultStore();
const toasts = atom<readonly Toast[]>([]);
let lastId = 0;

export const useToasts = (): readonly Toast[] => useAtomValue(toasts);
const keepOnly = (wanted: (one: Toast) => boolean): void => store.set(toasts, store.get(toasts).filter(wanted));
export const dismissToast = (id: number): void => keepOnly((one) => one.id !== id);
/** There is a connection again. */
export const dismissOffline = (): void => keepOnly(({ offline }) => !offline);

type Options = { stays?: boolean } & Pick<Toast, 'action' | 'otherAction'>;

function show(kind: Toast['kind'], text: string, { stays, action, otherAction }: Options = {}): number {
  const id = ++lastId;
  const offline = kind === 'error' && globalThis.navigator?.onLine === false;
  const made: Toast = { id, kind, text, action, otherAction, offline, timeout: stays ? undefined : TIMEOUT_MS };
  // The same words twice say nothing more, and of what went well the latest is enough: a sign-in, a name and what they were for.
  const says = (one: Toast) =>
    one.text !== text && !(kind === 'success' && one.kind === 'success' && one.timeout && !one.action);
  store.set(toasts, [...store.get(toasts).filter(says), made]);
  return id;
}

/** Asked once nothing that passes is left to read: two notices at once cover half of a phone. */
function ask(text: string, choice: Required<Pick<Toast, 'action' | 'otherAction'>>): void {
  // What is asked about may say in the same breath that it was done.
  setTimeout(() => {
    const askIfFree = () => {
      if (store.get(toasts).some(({ timeout }) => timeout)) return;
      stop();
      show('info', text, { stays: true, ...choice });
    };
    const stop = store.sub(toasts, askIfFree);
    askIfFree();
  });
}

/** Notices at the bottom right. An error that the person must see `stays`. */
export const toast = {
  ask,
  success: (text: string, options?: Options) => show('success', text, options),
  error: (text: string, options?: Options) => show('error', text, options),
  info: (text: string, options?: Options) => show('info', text, options),
};
