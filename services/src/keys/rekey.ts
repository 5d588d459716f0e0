import type { Provider, Type } from '@nestjs/common';
import type { RekeyBatch, RekeyRule } from './rekey-rule.ts';

/** To hold row locks only briefly. */
const BATCH = 500;

export const REKEY_RULES = Symbol('rekey rules');

export const createRekeyProviders = (rules: readonly Type<RekeyRule>[]): Provider[] => [
  ...rules,
  { provide: REKEY_RULES, useFactory: (...all: RekeyRule[]) => all, inject: [...rules] },
];

export type Rekeyed = { what: string; rekeyed: number; left: number; otherwise: string };

/** Can be interrupted and started again. */
export async function rekeyAllTables(
  rules: readonly RekeyRule[],
  onProgress: (what: string, rekeyed: number, total: number) => void,
): Promise<Rekeyed[]> {
  const all: Rekeyed[] = [];
  for (const rule of rules) {
    const { what, otherwise } = rule;
    const total = await rule.countLeft();
    let rekeyed = 0;
    for (let after: string | undefined = ''; after !== undefined; ) {
      const batch: RekeyBatch | undefined = await rule.rekey?.(after, BATCH);
      rekeyed += batch?.rekeyed ?? 0;
      after = batch?.after;
      onProgress(what, rekeyed, total);
    }
    all.push({ what, rekeyed, left: await rule.countLeft(), otherwise });
  }
  return all;
}
