/** Where `?next=` leads, and where it says nothing `otherwise`: a path of this site and nothing else, because an address can be given by anybody. */
export function nextPath(search: string, otherwise = '/home'): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])[^\s]*$/.test(next) && !next.startsWith('/login') ? next : otherwise;
}
