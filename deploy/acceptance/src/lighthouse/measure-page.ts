import lighthouse from 'lighthouse';

/** The least that a page may have of each, of a hundred. */
export const WANTED = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 90 } as const;
export type Category = keyof typeof WANTED;
export type Measured = {
  scores: Readonly<Partial<Record<Category, number>>>;
  /** The audits that took something from a score, with what they name. */
  faults: Readonly<Partial<Record<Category, string[]>>>;
};
type Asked = {
  /** Of the browser's debugging protocol. */
  port: number;
  categories: readonly Category[];
  /** Whether search engines may keep the page; what they may not is no fault of one that they should not. */
  indexed: boolean;
};

/** One page as Lighthouse sees it, as a phone. @throws where it could not be measured */
export async function measurePage(url: string, { port, categories, indexed }: Asked): Promise<Measured> {
  const result = await lighthouse(url, {
    ...{ port, output: 'json', logLevel: 'error', formFactor: 'mobile' },
    onlyCategories: [...categories],
    ...(!indexed && { skipAudits: ['is-crawlable'] }),
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
  return { scores, faults };
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
