import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (sources: readonly string[]) =>
  sources
    .flatMap((source) =>
      readdirSync(`${ROOT}${source}`, { recursive: true, encoding: 'utf8' }).map((file) => `${source}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(`${ROOT}${file}`, 'utf8') }));
const files = read(['web/src', 'read-model/src', 'deploy/src', 'services/src', 'events/src']);
const using = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('D-177 client and server parse and print the URL of /home with the kernel’s grammar', () => {
  expect(using(/\bexport (?:function|const) (?:parseHomeView|formatCanonicalHomeQuery)\b/)).toEqual([
    'events/src/kernel/home-view.ts',
    'events/src/kernel/print-home-view.ts',
  ]);
  for (const side of ['web/src/features/home/view/address.ts', 'read-model/src/first-paint/parse-painted-view.ts'])
    for (const call of [/\bparseHomeView\(/, /\bformatCanonicalHomeQuery\(/])
      expect(using(call), `${side} ${call}`).toContain(side);
  // Nothing else parses the URL, except URLs of other pages and of API calls.
  const takenApart = using(/new URLSearchParams\(|\.searchParams\b/);
  expect(takenApart.filter((file) => !file.startsWith('events/src/kernel/')).sort()).toEqual([
    'deploy/src/mcp/mcp-tools.ts',
    'events/src/contracts/pages/page.ts',
    'web/src/features/sign-in/login-page.tsx',
    'web/src/features/staff-accounts/staff-accounts-page.tsx',
    'web/src/features/staff-content/staff-content-page.tsx',
    'web/src/shared/api/api.ts',
    'web/src/shared/filter/print-query.ts',
  ]);
  // Nor builds one.
  expect(using(/\/home\?|\/home\$\{|HOME_PATH\}\?/)).toEqual(['web/src/shared/home-path.ts']);
});
