import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
const SPECIFIED = {
  access_token: 'shared/session/access-token.ts',
  shownPopup: 'features/sign-in/registration-clock.ts',
  'naksha.city': 'features/home/view/starting-city.ts',
  'naksha.draft': 'features/post/use-draft.ts',
  'naksha.hidden': 'shared/hiding/hidden-homes.ts',
  'naksha.searches': 'shared/places/recent-searches.ts',
};
const OF_STAFF = { 'naksha.content': 'features/staff-content/kept-drafts.ts' };
/** Not personal: a random id for reports, the consent, and compared homes. */
const OF_NOBODY = {
  report_browser: 'features/listing/report/report-dialog.tsx',
  'naksha.analytics': 'shared/analytics/consent.ts',
  'naksha.compare': 'shared/compare/compared-homes.ts',
};

it('A-29 local storage contains token, popup flag, city, draft, searches and hidden homes, and nothing else of a person', () => {
  const written: Record<string, string> = {};
  for (const path of globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((one) => !one.includes('.spec.'))) {
    const text = readFileSync(join(SOURCES, path), 'utf8');
    for (const [, key] of text.matchAll(/localStorage\??\.setItem\(\s*([^,]+),/g)) {
      const [, named] = new RegExp(`const ${key} = '([^']+)'`).exec(text) ?? [];
      written[named ?? `${key} of ${path}`] = path;
    }
    // Other ways of access.
    expect(text, path).not.toMatch(/localStorage(\[|\.(?!getItem|setItem|removeItem|clear|key\b|length\b)\w+\s*=)/);
    expect(text, path).not.toMatch(/atomWithStorage|createJSONStorage/);
    expect(text, path).not.toMatch(/=\s*(window\.|globalThis\.)?localStorage\s*;/);
  }
  expect(written).toEqual({ ...SPECIFIED, ...OF_STAFF, ...OF_NOBODY });
});
