import { CHECK_ANSWERS, type RejectionReason, type VerificationCheck } from '../kernel/options.ts';
import type { FreeFacts, MaterialFacts } from './listing-events.ts';

export type OwnerStatements = { facts: MaterialFacts; free: FreeFacts; price: number };
export type Objections = { codes: readonly RejectionReason[]; of: OwnerStatements };

const sizeFacts = ({ subtype, area, bedrooms, bathrooms, carParkings }: MaterialFacts) => [
  ...[subtype, area.sqft, bedrooms, bathrooms, carParkings],
];
/** Others are resolved by another check. */
const DISPUTED_VALUES: Record<
  Exclude<RejectionReason, keyof typeof CHECK_ANSWERS>,
  (of: OwnerStatements) => readonly unknown[]
> = {
  price: ({ price }) => [price],
  position: ({ facts: { position } }) => [position.lat, position.lng],
  photos: ({ facts: { photos = [], cover } }) => [...photos, cover],
  duplicate: ({ facts }) => [facts.position.lat, facts.position.lng, ...sizeFacts(facts)],
  contacts: ({ free }) => [free.title, free.description],
  kind: ({ facts }) => sizeFacts(facts),
};

/** Neither addressed by the owner nor checked again. */
export function findUnresolvedRejectionReasons(
  { codes, of }: Objections,
  now: OwnerStatements,
  checks: readonly VerificationCheck[] = [],
): RejectionReason[] {
  const asBefore = (disputed: (of: OwnerStatements) => readonly unknown[]) =>
    JSON.stringify(disputed(of)) === JSON.stringify(disputed(now));
  return codes.filter((code) =>
    code in CHECK_ANSWERS
      ? !checks.includes(CHECK_ANSWERS[code as keyof typeof CHECK_ANSWERS])
      : asBefore(DISPUTED_VALUES[code as keyof typeof DISPUTED_VALUES]),
  );
}
