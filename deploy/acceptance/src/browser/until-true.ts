/** Asks until it is so, for ten seconds at most. @returns whether it came to be */
export async function untilTrue(ask: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) if (await ask()) return true;
  return false;
}
