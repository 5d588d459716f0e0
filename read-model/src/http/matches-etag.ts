/** Weak comparison (RFC 9110, 8.8.3.2). */
export function matchesEtag(header: string | string[] | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
