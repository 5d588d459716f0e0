import type { DemoListing } from './demo-listing.ts';

export type DemoStep = { what: 'post' | 'verify' | 'cut' | 'sell'; listing: DemoListing; daysAgo: number };

/** Oldest first. If the last one exists, the demo is complete. */
export function planDemoSteps(town: readonly DemoListing[]): { steps: DemoStep[]; last: DemoListing } {
  const last = town
    .filter(({ verifiedDaysAgo }) => verifiedDaysAgo === undefined)
    .reduce<DemoListing | undefined>(
      (young, one) => (young && young.postedDaysAgo < one.postedDaysAgo ? young : one),
      undefined,
    );
  if (!last) throw new RangeError('The demo must contain a listing under review');
  const steps = town.filter((listing) => listing !== last).flatMap(planSteps);
  return { steps: steps.sort((a, b) => b.daysAgo - a.daysAgo), last };
}

function planSteps(listing: DemoListing): DemoStep[] {
  const { postedDaysAgo, verifiedDaysAgo, cut, soldDaysAgo } = listing;
  const steps: DemoStep[] = [{ what: 'post', listing, daysAgo: postedDaysAgo }];
  if (verifiedDaysAgo !== undefined) steps.push({ what: 'verify', listing, daysAgo: verifiedDaysAgo });
  if (cut) steps.push({ what: 'cut', listing, daysAgo: cut.daysAgo });
  if (soldDaysAgo !== undefined) steps.push({ what: 'sell', listing, daysAgo: soldDaysAgo });
  return steps;
}
