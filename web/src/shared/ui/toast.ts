import { atom, getDefaultStore, useAtomValue } from 'jotai';

export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  /** Milliseconds; undefined: until dismissed. */
  timeout?: number;
  /** Caused by being offline; dismissed when online. */
  offline?: boolean;
  action?: { label: string; run: () => void };
};

const TIMEOUT_MS = 5000;
const store = getDefaultStore();
const toasts = atom<readonly Toast[]>([]);
let lastId = 0;

export const useToasts = (): readonly Toast[] => useAtomValue(toasts);
const removeToastsExcept = (wanted: (one: Toast) => boolean): void =>
  store.set(toasts, store.get(toasts).filter(wanted));
export const dismissToast = (id: number): void => removeToastsExcept((one) => one.id !== id);
export const dismissOfflineErrors = (): void => removeToastsExcept(({ offline }) => !offline);

type Options = { stays?: boolean } & Pick<Toast, 'action'>;

function show(kind: Toast['kind'], text: string, { stays, action }: Options = {}): number {
  const id = ++lastId;
  const offline = kind === 'error' && globalThis.navigator?.onLine === false;
  const made: Toast = { id, kind, text, action, offline, timeout: stays ? undefined : TIMEOUT_MS };
  const says = (one: Toast) =>
    one.text !== text && !(kind === 'success' && one.kind === 'success' && one.timeout && !one.action);
  store.set(toasts, [...store.get(toasts).filter(says), made]);
  return id;
}

/** Errors that must be seen use `stays`. */
export const toast = {
  success: (text: string, options?: Options) => show('success', text, options),
  error: (text: string, options?: Options) => show('error', text, options),
  info: (text: string, options?: Options) => show('info', text, options),
};
