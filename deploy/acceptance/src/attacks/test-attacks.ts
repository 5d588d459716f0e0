import { afterAll, expect, it } from 'vitest';
import { type Attack, isWithinLimit, type Size } from './attack.ts';
import { printAttackTable, type Row } from './attack-table.ts';
import { Target } from './target.ts';

export function testAttacks(attacks: readonly Attack[], size: Size): void {
  const rows: Row[] = [];
  const targets = new Map<string, Promise<Target>>();
  const findTarget = (settings: Record<string, string> = {}) => {
    const key = JSON.stringify(settings);
    const target = targets.get(key) ?? Target.start(settings);
    targets.set(key, target);
    return target;
  };
  afterAll(async () => {
    console.log(`\n${printAttackTable(rows)}\n`);
    for (const target of await Promise.allSettled(targets.values()))
      if (target.status === 'fulfilled') await target.value.stop();
  });

  it.each(attacks.map((attack) => [attack.name, attack] as const))('withstands %s', async (_, attack) => {
    const findings = await attack.run(await findTarget(attack.settings?.(size)), size);
    rows.push(...findings.map((finding) => ({ attack: attack.name, ...finding })));
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter((finding) => !isWithinLimit(finding))).toEqual([]);
  });
}
