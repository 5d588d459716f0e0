import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isIndexed, PAGES, type Page, pageAt } from '@naksha/events/contracts';
import { chromium } from 'playwright-core';
import { Target } from '../attacks/target.ts';
import { findBrowser } from '../browser/browser.ts';
import { listLooks } from '../pages/every-page.ts';
import { fillPages } from '../pages/fill-pages.ts';
import { findFreePort } from './free-port.ts';
import { type Category, measurePage, WANTED } from './measure-page.ts';

/**
 * `npm run lighthouse`: Lighthouse over every page that a stranger may open, as a phone; each score by its path, with how busy
 * the machine was, because performance says little on one that does other things. It fails where a page has less than 100 for
 * accessibility, best practices or search engines, or less than 90 for performance without a map, and names the audits.
 * `-- --only /faq` for paths that hold it, `--without-performance` where it would be noise.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'without-performance': { type: 'boolean', default: false } },
});
const categories = (Object.keys(WANTED) as Category[]).filter(
  (one) => one !== 'performance' || !values['without-performance'],
);
/** Their libraries take a phone that Lighthouse slows down longer than the score allows. */
const WITH_MAP = /^\/(home|search\/)/;

const target = await Target.start();
const port = await findFreePort();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({
  ...{ executablePath, headless: true },
  args: [...args, '--no-sandbox', `--remote-debugging-port=${port}`],
});
const misses: string[] = [];
try {
  const { seeded } = await fillPages(target);
  const paths = new Set(listLooks(seeded).stranger.map(({ path }) => path));
  console.log(['path', ...categories, 'load'].join('\t'));
  for (const path of [...paths].filter((one) => one.includes(values.only))) {
    // A page that isn't there is answered so, and Lighthouse measures no such answers.
    const { status } = await fetch(target.url + path, { redirect: 'manual' });
    if (status !== 200) continue;
    const [bare, search = ''] = path.split('?');
    const page: Page = PAGES[pageAt(bare)?.name ?? 'NotFound'];
    const { scores, faults } = await measurePage(target.url + path, {
      port,
      categories,
      indexed: isIndexed(page, search),
    });
    console.log([path, ...categories.map((one) => scores[one]), loadavg()[0].toFixed(1)].join('\t'));
    for (const category of categories) {
      const isMiss = (scores[category] ?? 0) < WANTED[category];
      if (isMiss && !(category === 'performance' && WITH_MAP.test(path)))
        misses.push(`${path} ${category} ${scores[category]}: ${faults[category]?.join('; ')}`);
    }
  }
} finally {
  await browser.close();
  await target.stop();
}
for (const miss of misses) console.error(miss);
process.exitCode = misses.length === 0 ? 0 : 1;
