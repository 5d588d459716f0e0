import type { Shown } from './setting.ts';

const LONGEST = 80;

/** What somebody wrote, for the message that refuses it. Passwords are never in it. */
export function describeFound(text: string, shown: Shown): string {
  if (shown === 'nothing') return `${[...text].length} letters, which are not shown`;
  const told = shown === 'host' ? tellHost(text) : text.replace(/:\/\/.*@/s, '://…@');
  if (told === undefined) return 'what has no ://, and is not shown: it may hold a password';
  return told.length > LONGEST ? `“${told.slice(0, LONGEST)}…”` : `“${told}”`;
}

/** Where a part of a password that was not escaped may pass for the host, the protocol alone. */
function tellHost(text: string): string | undefined {
  const url = URL.parse(text);
  if (url?.host && !`${url.pathname}${url.search}${url.hash}`.includes('@')) return `${url.protocol}//${url.host}`;
  const [, protocol] = /^([a-z][a-z0-9+.-]*:\/\/)/i.exec(text) ?? [];
  return protocol && `${protocol}…`;
}
