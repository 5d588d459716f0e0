/**
 * What a command does outside its events: applied before the append, because what an event names must be there, and
 * reverted where the append certainly wrote nothing. When the connection breaks during the append, its outcome is unknown
 * and nothing is reverted, so whatever it leaves without an event needs its own retention rule.
 */
export type SideEffect = { apply(): Promise<void>; revert(): Promise<void> };

/** Applies them in order. @throws the first failure, after reverting those that were applied */
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

/** Reverts all of them, last first, even where one fails. @throws the first failure */
export async function revertSideEffects(sideEffects: readonly SideEffect[]): Promise<void> {
  const failures: unknown[] = [];
  for (const effect of sideEffects.toReversed()) await effect.revert().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
