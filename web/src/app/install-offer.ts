import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** Chromium's; others offer nothing that a page could pass on. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

const store = getDefaultStore();
const offer = atom<InstallOffer | undefined>(undefined);

/** From the start: a browser offers once. Its own bar stays away, since there is a button. */
export function watchInstallOffer(target: Pick<EventTarget, 'addEventListener'> = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.set(offer, event as InstallOffer);
  });
  target.addEventListener('appinstalled', () => store.set(offer, undefined));
}

export const useInstallOffered = (): boolean => useAtomValue(offer) !== undefined;

/** An offer is good for one answer, whichever it is. */
export function install(): void {
  const taken = store.get(offer);
  store.set(offer, undefined);
  void taken?.prompt();
}
