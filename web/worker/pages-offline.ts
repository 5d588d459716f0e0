import { localeBasePath, OFFLINE_SHELL, OFFLINE_SHELLS, parseLocaleFromPath } from '@naksha/events/contracts';

/** Never served from the cache. */
const NO_PAGE = [/^\/(api|graphql|photos|health|metrics|assets)(\/|\?|$)/, /^[^?]*\.[a-z0-9]{2,12}(\?|$)/i];

export const isPageAddress = (address: string): boolean => !NO_PAGE.some((one) => one.test(address));

export const offlineShellPath = (pathname: string): string =>
  localeBasePath(parseLocaleFromPath(pathname)) + OFFLINE_SHELL;

export const isOfflineShellPath = (pathname: string): boolean => OFFLINE_SHELLS.includes(pathname);
