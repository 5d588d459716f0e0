const MAX_KNOWN = 100;
const known = new Map<string, boolean>();

/** Whether Accept-Encoding allows gzip (RFC 9110, 12.5.3). */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  const text = typeof header === 'string' ? header : (header ?? []).join(',');
  const answer = known.get(text);
  if (answer !== undefined) return answer;
  const accepts = allowsGzip(text);
  if (known.size < MAX_KNOWN) known.set(text, accepts);
  return accepts;
}

function allowsGzip(header: string): boolean {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    if (coding) weights.set(coding, q ? Number(q.slice(2)) : 1);
  }
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}
