import lighthouse from 'lighthouse';

/** Minimum scores. */
export const WANTED = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 90 } as const;
export type Category = keyof typeof WANTED;
export type Measured = {
  scores: Readonly<Partial<Record<Category, number>>>;
  faults: Readonly<Partial<Record<Category, string[]>>>;
  /** Lighthouse's benchmark index and the slowdown used. */
  machine: { index: number; slowdown: number };
};
type Asked = {
  port: number;
  categories: readonly Category[];
  indexed: boolean;
  slowdown: number;
};

/**
 * CPU slowdown of a mid-range phone by the machine's benchmark index, as in Lighthouse's throttling calculator, because the
 * default of 4 is for a faster machine.
 * @returns at most 4
 */
export function findSlowdown(index: number): number {
  if (index >= 1300) return Math.min(4, 3 + (index - 1300) / 233);
  if (index >= 800) return 2 + (index - 800) / 500;
  return Math.max(1, 1 + (index - 150) / 650);
}

export async function measurePage(url: string, { port, categories, indexed, slowdown }: Asked): Promise<Measured> {
  const result = await lighthouse(url, {
    ...{ port, output: 'json', logLevel: 'error', formFactor: 'mobile' },
    onlyCategories: [...categories],
    ...(!indexed && { skipAudits: ['is-crawlable'] }),
    throttlingMethod: 'simulate',
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  const scores: Partial<Record<Category, number>> = {};
  const faults: Partial<Record<Category, string[]>> = {};
  for (const category of categories) {
    const { score, auditRefs } = report.categories[category];
    scores[category] = Math.round((score ?? 0) * 100);
    faults[category] = auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      const isFault = weight > 0 && audit.score !== null && audit.score < 1;
      return isFault ? [`${id}: ${audit.title} ${nameItems(audit.details)}`] : [];
    });
  }
  return { scores, faults, machine: { index: report.environment.benchmarkIndex, slowdown } };
}

function nameItems(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: Readonly<Record<string, unknown>>[] };
  const named = items.slice(0, 5).map(({ node, url, source, description }) => {
    const { selector } = (node ?? {}) as { selector?: string };
    return selector ?? url ?? description ?? source ?? '';
  });
  return named.filter(Boolean).join(' | ');
}
