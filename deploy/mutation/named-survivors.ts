/** A mutant that lives: the line it changes, what to (any where left out), and why no test need notice. */
export type Named = { file: string; code: string; to?: string; why: string };

const UNREACHABLE = 'the compiler proves that no value gets here';
const NAN = 'what is not there parses as not a number, which compares as the check would answer';

export const NAMED: readonly Named[] = [
  { file: 'services/src/interest/interest.ts', code: 'default:', why: UNREACHABLE },
  { file: 'services/src/interest/record-interest/decide-record-interest.ts', code: 'default:', why: UNREACHABLE },
  { file: 'services/src/listings/listing.ts', code: 'default:', why: UNREACHABLE },
  {
    file: 'services/src/interest/record-interest/decide-record-interest.ts',
    code: "case 'unsaved':",
    why: 'is decided before the switch, for every state of the listing; named so that the switch is exhaustive',
  },
  {
    file: 'services/src/interest/record-interest/decide-record-interest.ts',
    code: 'return own || (state.viewedOn !== undefined && state.viewedOn >= context.day)',
    to: 'true',
    why: 'undefined is not at least a day; the check is for the compiler',
  },
  {
    file: 'services/src/listings/confirm-availability/decide-confirm-availability.ts',
    code: 'if (!lapsed && confirmedAt !== undefined && now.getTime() - Date.parse(confirmedAt) < AGAIN_AFTER_MS)',
    to: 'true',
    why: NAN,
  },
  {
    file: 'services/src/listings/review.ts',
    code: "(seen.waiting_since !== undefined && Date.parse(seen.waiting_since) !== Date.parse(statedAt ?? '')) ||",
    to: '"Stryker was here!"',
    why: NAN,
  },
  {
    file: 'services/src/listings/lapse-availability/decide-lapse-availability.ts',
    code: "if (state.state === 'unposted') return accepted();",
    why: 'what was never posted has no moment to lapse at either; the check is for the compiler',
  },
  {
    file: 'services/src/listings/check-facts.ts',
    code: "if (price > MAX_RUPEES) return wrong('expected_price', 'has more than nine digits: lower the price');",
    to: 'price >= MAX_RUPEES',
    why: 'the largest price itself was taken a line before',
  },
  {
    file: 'services/src/identity/sign-in/network-of.ts',
    code: 'const [, v4] = /^::ffff:(\\d+\\.\\d+\\.\\d+\\.\\d+)$/i.exec(address) ?? [];',
    to: '["Stryker was here"]',
    why: 'the first element is not read',
  },
  {
    file: 'services/src/reactors/quiet-hours.ts',
    code: 'if (sinceMidnight >= MORNING && sinceMidnight < EVENING) return at;',
    to: 'sinceMidnight > MORNING',
    why: "the morning's first moment is its own next morning",
  },
];
