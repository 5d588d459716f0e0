import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical violations found by axe, and horizontal overflow. */
export async function findAxeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate('!!window.axe'))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe, document, innerWidth } = globalThis as unknown as Looker;
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    const faults = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [...faults, `wider than the screen by ${over} px`] : faults;
  });
}
type Looker = { axe: Axe; innerWidth: number; document: { documentElement: { scrollWidth: number } } };
type Axe = {
  run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
};
