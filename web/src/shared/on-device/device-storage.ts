/** Belong to the browser and not to an account, so they survive signing out. */
const OF_THE_DEVICE = ['naksha.saved', 'naksha.hidden', 'naksha.compare', 'naksha.searches', 'naksha.owner'];
const OF_THE_ACCOUNT = 'naksha.account.';

/** `of`: the device's. */
export const accountKey = (of: string): string => OF_THE_ACCOUNT + of;

/** However the session ends. */
export const removeAccountLists = (): void => removeKeys((key) => key.startsWith(OF_THE_ACCOUNT));
export const removeAllButDeviceLists = (): void => removeKeys((key) => !OF_THE_DEVICE.includes(key));

function removeKeys(isUnwanted: (key: string) => boolean): void {
  const keys = Array.from({ length: localStorage.length }, (_, k) => localStorage.key(k) ?? '');
  for (const key of keys) if (isUnwanted(key)) localStorage.removeItem(key);
}

/** Empty if the browser blocks storage. */
export function readStored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
