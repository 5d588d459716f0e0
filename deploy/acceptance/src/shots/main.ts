import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Target } from '../attacks/target.ts';
import { openBrowser, type TestBrowser } from '../browser/browser.ts';
import { type Looked, listLooks, type Person } from '../pages/every-page.ts';
import { type Filled, fillPages } from '../pages/fill-pages.ts';

/**
 * `npm run shots`: screenshots of every page and state at three widths, the main ones also in Hindi and Punjabi, into
 * `reports/shots`. `--out FOLDER`; `--only Home,Landing`: pages whose names contain one of these; `--full`: whole pages;
 * `--demo`: with the demo listings.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'reports/shots' },
    only: { type: 'string', default: '' },
    full: { type: 'boolean', default: false },
    demo: { type: 'boolean', default: false },
  },
});

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** Most visited pages. */
const MAIN =
  /^(Landing|Home|QueryProperties|SingleProperty|AddProperty|FeaturedProjectsView|Calculators|Faq) \(stranger\)/;
/** For markers and pictures. */
const SETTLES_MS = 1_500;

/** Several states of a page have the same name. */
const taken = new Map<string, number>();
function nameOnce(name: string): string {
  const before = taken.get(name) ?? 0;
  taken.set(name, before + 1);
  return before === 0 ? name : `${name}.${before + 1}`;
}

const target = await Target.start({ NAKSHA_DEMO: values.demo ? 'on' : 'off' });
const browser = await openBrowser();
const wanted = values.only.split(',');
let shots = 0;
let failed = 0;
try {
  const filled = await fillPages(target);
  await mkdir(values.out, { recursive: true });
  const looks = listLooks(filled.seeded);
  for (const person of Object.keys(looks) as Person[])
    for (const look of looks[person].filter(({ name }) => wanted.some((part) => name.includes(part))))
      for (const language of ['en', 'hi', 'pa']) {
        if (language !== 'en' && !MAIN.test(look.name)) continue;
        for (const screen of SCREENS) {
          shots++;
          if (!(await shoot(browser, filled, { person, look, language, screen }))) failed++;
        }
      }
} finally {
  await browser.close();
  await target.stop();
}
console.log(
  shots === 0
    ? `No page name contains “${values.only}”.`
    : `${shots} screenshots in ${values.out}; ${failed} pages did not load completely`,
);
process.exitCode = shots > 0 && failed === 0 ? 0 : 1;

type Shot = { person: Person; look: Looked; language: string; screen: { width: number; height: number } };

/** @returns whether the page was complete; otherwise the picture shows it as it is */
async function shoot(
  browser: TestBrowser,
  { people }: Filled,
  { person, look, language, screen }: Shot,
): Promise<boolean> {
  const context = await browser.person({
    baseURL: target.url,
    viewport: screen,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  const token = people[person]?.token;
  if (token) await context.addInitScript((kept) => localStorage.setItem('access_token', kept), token);
  const page = await context.newPage();
  await page.goto(language === 'en' ? look.path : `/${language}${look.path}`);
  // English text identifies the page in English only; other selectors in any language.
  const shown = look.shown.startsWith('text=') && language !== 'en' ? 'main h1, main h2' : look.shown;
  const whole = await page
    .locator(shown)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 30_000 })
    .then(
      () => true,
      () => false,
    );
  await page.waitForTimeout(SETTLES_MS);
  const name = [look.name.replace(/[^\w]+/g, '-').replace(/-$/, ''), language, screen.width].join('.');
  await page.screenshot({ path: join(values.out, `${nameOnce(name)}.png`), fullPage: values.full });
  await context.close();
  if (!whole) console.error(`${name}: ${shown} did not appear`);
  return whole;
}
