import { OFFLINE_SHELL, OFFLINE_SHELLS, readLocale, toBasePath } from '@naksha/events/contracts';

/** Never served from the cache: calls, feeds, monitoring, files and photos. */
const NO_PAGE = [/^\/(api|graphql|photos|health|metrics|assets)(\/|\?|$)/, /^[^?]*\.[a-z0-9]{2,12}(\?|$)/i];

/** @param address path and query */
export const isPage = (address: string): boolean => !NO_PAGE.some((one) => one.test(address));

/** The shell in the page's language. */
export const shellOf = (pathname: string): string => toBasePath(readLocale(pathname)) + OFFLINE_SHELL;

export const isShell = (pathname: string): boolean => OFFLINE_SHELLS.includes(pathname);
