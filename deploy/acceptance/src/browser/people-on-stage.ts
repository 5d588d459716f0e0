import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestBrowser } from './browser.ts';
import { Person, type Site } from './person.ts';

const PICTURES = fileURLToPath(new URL('../../../../test-results/', import.meta.url));

export class PeopleOnStage {
  readonly #people: Person[] = [];

  constructor(private readonly browser: TestBrowser) {}

  async arrive(site: Site, path: string): Promise<Person> {
    const person = await Person.arrive(this.browser, site, path);
    this.#people.push(person);
    return person;
  }

  async leave(task: { name: string; result?: { state: string } }): Promise<void> {
    if (task.result?.state === 'fail') await this.#takePictures();
    for (const person of this.#people.splice(0)) await person.leave();
  }

  async #takePictures(): Promise<void> {
    await mkdir(PICTURES, { recursive: true });
    for (const [k, { page, troubles }] of this.#people.entries()) {
      if (troubles.length > 0) console.error(`Browser errors of person ${k}:`, troubles);
      await page.screenshot({ path: `${PICTURES}stage-${k}.png` });
    }
  }
}
