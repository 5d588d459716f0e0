import { AppointStaff } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { afterEach, beforeEach, it } from 'vitest';
import { builtClient } from '../app/client-build.ts';
import { proveSecondFactor } from '../app/prove-second-factor.ts';
import { TestApp } from '../app/start-test-app.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { PeopleOnStage } from '../browser/people-on-stage.ts';
import { DEALER, runFivePeople } from './five-people.ts';

let app: TestApp;
let browser: TestBrowser;
let people: PeopleOnStage;
beforeEach(async () => {
  const options = { client: builtClient(), worker: true, settings: { DEALER_PHONES: DEALER } };
  [app, browser] = await Promise.all([TestApp.start(options), shareBrowser()]);
  people = new PeopleOnStage(browser);
});
afterEach(async ({ task }) => {
  await people?.leave(task);
  await Promise.all([app?.stop(), browser?.close()]);
});

it('D-140 G-30 B-11 L-02 R-17 Y-09 without a reload: posted with photos, seen under review, verified, found by city, filter and search, contacted, saved, in the inbox, called by the office, edited, sold and deleted; and a dealer’s 200', () =>
  runFivePeople({
    arrive: (path) => people.arrive(app, path),
    async appointAssistant(phone) {
      const change = { act: 'add' as const, roles: ['assistant' as const], cities: ['Mohali'] };
      await app.naksha.app.get(CommandBus, { strict: false }).execute(new AppointStaff(phone, change, new Date()));
    },
    proveStaff: () => proveSecondFactor(app.database.url),
    workWithinMs: 150_000,
  }));
