/** Whether an Accept-Encoding header allows gzip (RFC 9110, 12.5.3): named or by `*`, and not with q=0. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  const weights = new Map<string, number>();
  for (const part of [header ?? []].flat().join(',').split(',')) {
    const [coding, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    if (coding) weights.set(coding, q ? Number(q.slice(2)) : 1);
  }
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}
