import type { TestModule } from 'vitest/node';

/**
 * Says at the end of a run which tests didn't run: nothing is left out silently.
 * @param optional addresses of servers that need not be there, by their settings
 */
export function printSuitesNotRun(
  modules: readonly TestModule[],
  optional: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void = console.log,
): void {
  const names = modules.flatMap((module) => [...module.children.allTests('skipped')].map((test) => test.fullName));
  for (const [setting, address] of Object.entries(optional)) {
    if (address) continue;
    const tests = names.filter((name) => name.includes(`(${setting})`));
    print(` not run for want of ${setting}: ${tests.length} tests${list(tests)}`);
  }
  const others = names.filter((name) => !Object.keys(optional).some((setting) => name.includes(`(${setting})`)));
  if (others.length > 0) print(` not run: ${others.length} tests${list(others)}`);
}

const list = (names: readonly string[]): string => names.map((name) => `\n   ${name}`).join('');
