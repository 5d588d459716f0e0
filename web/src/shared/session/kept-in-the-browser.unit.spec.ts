import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
const SPECIFIED = {
  access_token: 'shared/session/access-token.ts',
  shownPopup: 'features/sign-in/registration-clock.ts',
  'naksha.city': 'features/home/view/starting-city.ts',
  'naksha.draft': 'features/post/use-draft.ts',
};
/** Written by one module, which each list and only the owner's tag use. */
const ON_DEVICE = ['naksha.compare', 'naksha.hidden', 'naksha.owner', 'naksha.saved', 'naksha.searches'];
const OF_STAFF = { 'naksha.content': 'features/staff-content/kept-drafts.ts' };
/** Not personal: a random id for reports, and the consent. */
const OF_NOBODY = {
  report_browser: 'features/listing/report/report-dialog.tsx',
  'naksha.analytics': 'shared/analytics/consent.ts',
};

it('A-29 local storage contains token, popup flag, city, draft and what is saved on the device, and nothing else of a person', () => {
  const written: Record<string, string> = {};
  const onDevice: string[] = [];
  for (const path of globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((one) => !one.includes('.spec.'))) {
    const text = readFileSync(join(SOURCES, path), 'utf8');
    for (const [, key] of text.matchAll(/localStorage\??\.setItem\(\s*([^,]+),/g)) {
      const [, named] = new RegExp(`const ${key} = '([^']+)'`).exec(text) ?? [];
      written[named ?? `${key} of ${path}`] = path;
    }
    if (text.includes('createDeviceList({'))
      for (const [, key] of text.matchAll(/ key: '([^']+)'/g)) onDevice.push(key);
    if (text.includes('tryStore(')) for (const [, key] of text.matchAll(/_KEY = '([^']+)'/g)) onDevice.push(key);
    // Other ways of access.
    expect(text, path).not.toMatch(/localStorage(\[|\.(?!getItem|setItem|removeItem|clear|key\b|length\b)\w+\s*=)/);
    expect(text, path).not.toMatch(/atomWithStorage|createJSONStorage/);
    expect(text, path).not.toMatch(/=\s*(window\.|globalThis\.)?localStorage\s*;/);
  }
  const ofLists = { 'key of shared/on-device/change-device-list.ts': 'shared/on-device/change-device-list.ts' };
  expect(written).toEqual({ ...SPECIFIED, ...OF_STAFF, ...OF_NOBODY, ...ofLists });
  expect(onDevice.sort()).toEqual(ON_DEVICE);
});
