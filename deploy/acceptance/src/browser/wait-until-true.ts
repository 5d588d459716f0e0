/** Polls for up to ten seconds. @returns whether it became true */
export async function waitUntilTrue(ask: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) if (await ask()) return true;
  return false;
}
