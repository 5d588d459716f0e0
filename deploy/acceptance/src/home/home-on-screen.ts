import { type Position, projectToUnitSquare } from '@naksha/events/kernel';
import type { Locator, Page } from 'playwright-core';

/** Timeout for a busy machine, in ms. */
export const SOON = { timeout: 30_000 };

const TWO_FRAMES =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => 1)';

export class HomeOnScreen {
  readonly map: Locator;
  readonly list: Locator;
  readonly count: Locator;
  readonly #base: string;

  constructor(
    readonly page: Page,
    base: string,
  ) {
    this.#base = base;
    this.map = page.getByTestId('map');
    this.list = page.getByTestId('list');
    this.count = page.getByTestId('count');
  }

  async open(query = ''): Promise<this> {
    await this.page.goto(`${this.#base}/home${query}`);
    await this.#waitForPicture();
    return this;
  }

  /** Also right after a change of the URL, which the map follows with the next frame. */
  async waitUntilSettled(): Promise<void> {
    await this.page.evaluate(TWO_FRAMES);
    await this.#waitForPicture();
  }

  async #waitForPicture(): Promise<void> {
    await this.page.locator('[data-testid=map][data-state=settled]').waitFor({ timeout: 60_000 });
  }

  async waitUntilStill(): Promise<void> {
    await this.waitUntilSettled();
    for (let before = await this.map.screenshot(); ; ) {
      const now = await this.map.screenshot();
      if (now.equals(before)) return;
      before = now;
    }
  }

  query(): Record<string, string> {
    return Object.fromEntries(new URL(this.page.url()).searchParams);
  }

  async whenQuery(test: (query: URLSearchParams) => boolean): Promise<void> {
    await this.page.waitForURL((url) => test(url.searchParams), SOON);
  }

  async findPixel(position: Position): Promise<{ x: number; y: number }> {
    const box = (await this.map.boundingBox())!;
    const [lat, lng, zoom] = (await this.map.getAttribute('data-camera'))!.split(',').map(Number);
    const [at, middle] = [projectToUnitSquare(position), projectToUnitSquare({ lat, lng })];
    const scale = 256 * 2 ** zoom;
    return {
      x: box.x + box.width / 2 + (at.x - middle.x) * scale,
      y: box.y + box.height / 2 + (at.y - middle.y) * scale,
    };
  }

  async point(position: Position): Promise<void> {
    const { x, y } = await this.findPixel(position);
    // Moves from elsewhere, so that the map receives a movement.
    await this.page.mouse.move(x + 40, y + 40);
    await this.page.mouse.move(x, y);
  }

  async click(position: Position): Promise<void> {
    const { x, y } = await this.findPixel(position);
    await this.page.mouse.click(x, y);
  }

  /** @param up pixels above the point, still on its marker */
  async tap(position: Position, up = 0): Promise<void> {
    const { x, y } = await this.findPixel(position);
    await this.page.touchscreen.tap(x, y - up);
  }
}
