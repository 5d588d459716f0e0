import { createSharedValue, useSharedValue } from '../shared/state/shared-value.ts';

/** Chromium's; others offer nothing that a page could pass on. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

const offer = createSharedValue<InstallOffer | undefined>(undefined);

/** From the start: a browser offers once. Its own bar stays away, since there is a button. */
export function watchInstallOffer(target: Pick<EventTarget, 'addEventListener'> = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
  target.addEventListener('appinstalled', () => offer.set(undefined));
}

export const useInstallOffered = (): boolean => useSharedValue(offer) !== undefined;

/** An offer is good for one answer, whichever it is. */
export function install(): void {
  const taken = offer.get();
  offer.set(undefined);
  void taken?.prompt();
}
