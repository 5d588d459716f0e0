import lighthouse from 'lighthouse';

/** The least that a page may have of each, of a hundred. */
export const WANTED = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 90 } as const;
export type Category = keyof typeof WANTED;
export type Measured = {
  scores: Readonly<Partial<Record<Category, number>>>;
  /** The audits that took something from a score, with what they name. */
  faults: Readonly<Partial<Record<Category, string[]>>>;
  /** Lighthouse's own measure of the machine at that moment, and how much slower than it the phone was taken to be. */
  machine: { index: number; slowdown: number };
};
type Asked = {
  /** Of the browser's debugging protocol. */
  port: number;
  categories: readonly Category[];
  /** Whether search engines may keep the page; what they may not is no fault of one that they should not. */
  indexed: boolean;
  /** How much slower the phone is than this machine, as it is at the moment. */
  slowdown: number;
};

/**
 * How much slower than the machine a phone of the middle class is, by the machine's benchmark index as Lighthouse's own
 * calculator of throttling has it: four times the machine that it was made for would be no such phone on one that does other things.
 * @returns at most 4, Lighthouse's own
 */
export function findSlowdown(index: number): number {
  if (index >= 1300) return Math.min(4, 3 + (index - 1300) / 233);
  if (index >= 800) return 2 + (index - 800) / 500;
  return Math.max(1, 1 + (index - 150) / 650);
}

/** One page as Lighthouse sees it, as a phone. @throws where it could not be measured */
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

/** What an audit found, as far as it says which element or file. */
function nameItems(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: Readonly<Record<string, unknown>>[] };
  const named = items.slice(0, 5).map(({ node, url, source, description }) => {
    const { selector } = (node ?? {}) as { selector?: string };
    return selector ?? url ?? description ?? source ?? '';
  });
  return named.filter(Boolean).join(' | ');
}
