import { OFFLINE_SHELL, OFFLINE_SHELLS, readLocale, toBasePath } from '@naksha/events/contracts';

/** What is answered by the network or not at all: calls, what search engines and monitors read, files, and photos. */
const NO_PAGE = [/^\/(api|graphql|photos|health|metrics|assets)(\/|\?|$)/, /^[^?]*\.[a-z0-9]{2,12}(\?|$)/i];

/** @param address path and query of what a window opens */
export const isPage = (address: string): boolean => !NO_PAGE.some((one) => one.test(address));

/** The frame in the page's own language. */
export const shellOf = (pathname: string): string => toBasePath(readLocale(pathname)) + OFFLINE_SHELL;

export const isShell = (pathname: string): boolean => OFFLINE_SHELLS.includes(pathname);
