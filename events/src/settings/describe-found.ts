import type { Shown } from './setting.ts';

const LONGEST = 80;
/** A user with a password may precede an @; a key may follow a question mark or a name like these. */
const MAY_HOLD_SECRET = /@|%40|\?|pass|pwd|token|key|secret|credential/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Without passwords. */
export function describeFound(text: string, shown: Shown): string {
  const length = `${[...text].length} characters`;
  if (shown === 'nothing') return `${length} (not shown)`;
  const [scheme] = SCHEME.exec(text) ?? [];
  if (MAY_HOLD_SECRET.test(text))
    return `${length}${scheme ? ` starting with ${scheme}` : ''} (not shown, may contain a password)`;
  const told = shown === 'host' ? (tellHost(text) ?? (scheme && `${scheme}…`)) : text;
  if (told === undefined) return 'a value without :// (not shown, may contain a password)';
  return told.length > LONGEST ? `“${told.slice(0, LONGEST)}…”` : `“${told}”`;
}

function tellHost(text: string): string | undefined {
  const url = URL.parse(text);
  return url?.host ? `${url.protocol}//${url.host}` : undefined;
}
