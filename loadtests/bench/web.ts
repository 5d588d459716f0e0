import { builtClient, openBrowser, type TestBrowser } from '@naksha/acceptance';
import { type Naksha, postDemoContent, startNaksha } from '@naksha/deploy';
import { OpenAccount, PostListing } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import type { CDPSession, Page } from 'playwright-core';
import { withBenchDatabase } from './bench-server.ts';
import { computeQuantiles, formatQuantiles } from './quantiles.ts';
import { formatSpreadOfRatios } from './spread.ts';
import { observeWebVitals, readWebVitals } from './web-vitals.ts';

const LOADS = 5;
const VISITORS = 8;
const LOOKS = 500;
const PANS = 9;
const PAN_FRAMES = 60;
const MARKERS = 1000;
const CENTRE = { lat: 30.62, lng: 76.62 };
/** Chrome's "Slow 4G": 150 ms latency, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Without a GPU, on slow 4G with a 4× slower CPU. */
export const benchWeb = (): Promise<void> =>
  withBenchDatabase(async (config, databases) => {
    const naksha = await startNaksha({ config, databases, client: builtClient(), prepare: postDemoContent });
    const browser = await openBrowser();
    try {
      await benchVitals(browser, naksha.url);
      await benchSwaps(browser, naksha.url);
      await postThousand(naksha);
      await benchPanning(browser, naksha.url);
    } finally {
      await browser.close();
      await naksha.stop();
    }
  });

async function benchVitals(browser: TestBrowser, url: string): Promise<void> {
  const { listings } = (await (await fetch(`${url}/api/listings?bbox=76.5,30.5,77.05,30.95`)).json()) as {
    listings: { slug: string; property_subtype: string }[];
  };
  const pages = { '/': '/', '/home': '/home', listing: `/${listings[0].property_subtype}/${listings[0].slug}` };
  for (const [name, path] of Object.entries(pages)) {
    const loads: Record<string, number>[] = [];
    for (let load = 0; load < LOADS; load++) loads.push(await slowPhone(browser, url + path));
    const median = (what: string) => computeQuantiles(loads.map((one) => one[what])).p50.toFixed(2);
    const medians = Object.keys(loads[0]).map((what) => `${what} ${median(what)}`);
    console.log(
      `D-169 D-170 Slow 4G, 4× slower processor, ${name.padEnd(8)} median of ${LOADS}: ${medians.join('  ')}`,
    );
  }
}

async function slowPhone(browser: TestBrowser, url: string): Promise<Record<string, number>> {
  const person = await browser.person({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await person.newPage();
  const devtools = await person.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observeWebVitals);
  await page.goto(url, { waitUntil: 'load' });
  const usable: Record<string, number> = {};
  if (url.endsWith('/home')) {
    await page.locator('[data-testid=map][data-state=settled]').waitFor({ timeout: 60_000 });
    usable.map = (await page.evaluate(() => performance.now())) / 1000;
    // Home's live stream keeps the network busy.
  } else await page.waitForLoadState('networkidle');
  await page.locator('header button').first().tap();
  await page.keyboard.press('Escape');
  const vitals = await page.evaluate(readWebVitals);
  await person.close();
  return { LCP: vitals.lcp / 1000, CLS: vitals.cls, INP: vitals.inp, ...usable };
}

/** Each filter twice: first from the server, then from the page's cache. */
async function benchSwaps(browser: TestBrowser, url: string): Promise<void> {
  const kinds = ['flat', 'kothi', 'residential-plot', 'showroom', 'all'];
  const times: Record<string, number[]> = { 'asked for': [], kept: [] };
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    const person = await browser.person();
    const page = await openMap(await person.newPage(), `${url}/home?c=30.7,76.77,13&property_subtype=office`);
    for (const turn of Object.values(times)) for (const kind of kinds) turn.push(await swapTo(page, kind));
    await person.close();
  }
  for (const [how, those] of Object.entries(times))
    console.log(
      `D-171 Filter change, until all tiles are drawn, ${how.padEnd(9)} ${formatQuantiles(computeQuantiles(those))}`,
    );
}

/** Milliseconds from the change until the map shows it. */
async function swapTo(page: Page, kind: string): Promise<number> {
  await page.waitForTimeout(LOOKS);
  const swapped = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const map = document.querySelector('[data-testid=map]') as HTMLElement;
        let began = 0;
        document.addEventListener('change', () => (began = performance.now()), { once: true, capture: true });
        const look = () => {
          const shown = map.dataset.state === 'settled' && (map.dataset.filter ?? '') === wanted;
          if (began && shown) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        look();
      }),
    kind === 'all' ? '' : `property_subtype=${kind}`,
  );
  await page
    .getByLabel(/kind of property/i)
    .first()
    .selectOption(kind);
  return swapped;
}

async function postThousand({ app, write }: Naksha): Promise<void> {
  const commands = app.get(CommandBus, { strict: false });
  const now = write.clock.now();
  const caller = { account: await commands.execute(new OpenAccount('+919800000077', now)), staff: false };
  const side = Math.ceil(Math.sqrt(MARKERS));
  const post = (k: number) => {
    const position = {
      lat: CENTRE.lat + (Math.floor(k / side) / side - 0.5) * 0.006,
      lng: CENTRE.lng + ((k % side) / side - 0.5) * 0.008,
    };
    const draft = {
      ...{
        property_type: 'residential',
        property_subtype: 'flat',
        title: `Flat number ${k}`,
        expected_price: 5_000_000,
      },
      ...{ area: { value: 1000, unit: 'sqft' }, position, lister: 'owner' },
    };
    return commands.execute(new PostListing(draft, { caller, now, correlationId: 'bench' }, false, true));
  };
  await Promise.all(Array.from({ length: MARKERS }, (_, k) => post(k)));
}

/** In turns with an empty map. */
async function benchPanning(browser: TestBrowser, url: string): Promise<void> {
  const at = `${url}/home?c=${CENTRE.lat},${CENTRE.lng},17`;
  const turns: number[][] = [];
  for (let pan = 0; pan <= PANS; pan++)
    turns.push([await panCost(browser, at, MARKERS / 2), await panCost(browser, `${at}&property_subtype=office`, 0)]);
  // The first turn warms up.
  const counted = turns.slice(1);
  const ratios = counted.map(([ours, none]) => ours / none);
  const median = (side: number) => computeQuantiles(counted.map((turn) => turn[side])).p50.toFixed(2);
  console.log(
    `D-173 Panning ${MARKERS} markers: ${median(0)} ms of main thread per frame, on an empty map ${median(1)} ms: ×${formatSpreadOfRatios(ratios)}`,
  );
}

async function openMap(page: Page, url: string): Promise<Page> {
  await page.goto(url);
  await page.locator('[data-testid=map][data-state=settled]').waitFor({ timeout: 60_000 });
  return page;
}

/** @param least minimum markers on the map */
async function panCost(browser: TestBrowser, url: string, least: number): Promise<number> {
  const person = await browser.person();
  const page = await openMap(await person.newPage(), url);
  const shown = Number(await page.getByTestId('map').getAttribute('data-under-review'));
  if (shown < least) throw new Error(`Too few markers on the map: ${shown}`);
  const devtools = await person.newCDPSession(page);
  // Thread time, which excludes waiting for the software GPU and other load.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { x, y, width, height } = (await page.getByTestId('map').boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  const before = await mainThread(devtools);
  await page.evaluate(dragThereAndBack, { left, top, frames: PAN_FRAMES });
  const spent = (await mainThread(devtools)) - before;
  await page.mouse.up();
  await person.close();
  return spent / PAN_FRAMES;
}

/** Runs in the page: one pointer move per frame, so that slower frames do not mean more moves. Returns to the start. */
function dragThereAndBack({ left, top, frames }: { left: number; top: number; frames: number }): Promise<void> {
  const map = document.querySelector('[data-testid=map] canvas') as HTMLElement;
  return new Promise((resolve) => {
    let frame = 0;
    const step = () => {
      frame++;
      const way = Math.sin((frame / frames) * 2 * Math.PI);
      const at = { clientX: left + 60 * way, clientY: top + 30 * way };
      map.dispatchEvent(new MouseEvent('mousemove', { ...at, bubbles: true, buttons: 1 }));
      if (frame < frames) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
