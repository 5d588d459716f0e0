import type { HowLong } from '@naksha/events/wire/staff-analytics';
import type { Documents } from '../documents/documents.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { askingKind, FIRST_PUBLIC } from '../market/asking-kind.ts';

const MINUTE_MS = 60_000;

export async function measureTimeToVerification(documents: Documents, since: string): Promise<HowLong> {
  const rows = await documents.select<{ from: string; to: string }>(
    askingKind,
    `body->>'postedAt' as "from", ${FIRST_PUBLIC} as "to"`,
    `${FIRST_PUBLIC} >= $1 and not (body->>'demo')::boolean`,
    [since],
  );
  return summarizeSpans(rows);
}

export async function measureTimeToContact(documents: Documents, since: string): Promise<HowLong> {
  const first = await documents.select<{ listing: string; to: string }>(
    interestKind,
    `key as listing, min(body->>'contactedAt') as "to"`,
    `body ? 'contactedAt' group by key having min(body->>'contactedAt') >= $1`,
    [since],
  );
  const homes = await documents.getMany(
    askingKind,
    first.map(({ listing }) => listing),
  );
  return summarizeSpans(
    first.flatMap(({ listing, to }) => {
      const from = homes.get(listing)?.body?.asked[0]?.from;
      return from ? [{ from, to }] : [];
    }),
  );
}

function summarizeSpans(spans: readonly { from: string; to: string }[]): HowLong {
  if (spans.length === 0) return null;
  const minutes = spans.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / MINUTE_MS).sort((a, b) => a - b);
  const at = (share: number) => Math.round(minutes[Math.ceil(minutes.length * share) - 1]);
  return { median: at(0.5), ninth: at(0.9) };
}
