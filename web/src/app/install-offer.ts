import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** Chromium only. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

const store = getDefaultStore();
const offer = atom<InstallOffer | undefined>(undefined);

/** From the start, because the event comes once. Suppresses the browser's own bar. */
export function captureInstallPrompt(target: Pick<EventTarget, 'addEventListener'> = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.set(offer, event as InstallOffer);
  });
  target.addEventListener('appinstalled', () => store.set(offer, undefined));
}

export const useCanInstallApp = (): boolean => useAtomValue(offer) !== undefined;

export function showInstallPrompt(): void {
  const taken = store.get(offer);
  store.set(offer, undefined);
  void taken?.prompt();
}
