/** Only paths of this site, because anyone can write the URL. */
export function readNextPath(search: string, otherwise = '/home'): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])[^\s]*$/.test(next) && !next.startsWith('/login') ? next : otherwise;
}
