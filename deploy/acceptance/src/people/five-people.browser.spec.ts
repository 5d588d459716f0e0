import { afterAll, afterEach, beforeAll, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { proveSecondFactor } from '../app/prove-second-factor.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { PeopleOnStage } from '../browser/people-on-stage.ts';
import { threePeople } from './five-people.ts';

let app: TestApp;
let browser: TestBrowser;
let people: PeopleOnStage;
beforeAll(async () => {
  [app, browser] = await Promise.all([TestApp.start({ client: builtClient() }), shareBrowser()]);
  people = new PeopleOnStage(browser);
});
afterAll(() => Promise.all([app?.stop(), browser?.close()]));
afterEach(({ task }) => people.leave(task));

it('D-140 G-30 B-11 L-02 R-17 Y-09 without a reload anywhere: posted, seen under review, verified, found by city, filter and search, contacted, saved, in the inbox, edited, sold and deleted', () =>
  threePeople({
    arrive: (path) => people.arrive(app, path),
    proveStaff: () => proveSecondFactor(app.database.url),
    leadWithinMs: 1000,
  }));
