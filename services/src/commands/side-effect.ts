/**
 * Applied before the append, because what an event names must exist, and reverted where the append certainly wrote
 * nothing. If its outcome is unknown, nothing is reverted, so what it leaves needs a retention rule.
 */
export type SideEffect = { apply(): Promise<void>; revert(): Promise<void> };

/** @throws the first failure, after reverting those that were applied */
export async function applySideEffects(sideEffects: readonly SideEffect[]): Promise<void> {
  for (const [applied, effect] of sideEffects.entries()) {
    try {
      await effect.apply();
    } catch (error) {
      await revertSideEffects(sideEffects.slice(0, applied)).catch(() => {});
      throw error;
    }
  }
}

/**
 * Last first, even where one fails.
 * @throws the first failure
 */
export async function revertSideEffects(sideEffects: readonly SideEffect[]): Promise<void> {
  const failures: unknown[] = [];
  for (const effect of sideEffects.toReversed()) await effect.revert().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
