import type { z } from 'zod';
import { describeFound } from './describe-found.ts';
import { describeIssue } from './describe-issue.ts';
import type { Setting } from './setting.ts';

export type SettingValues<Settings extends Record<string, Setting>> = {
  readonly [Name in keyof Settings]: z.output<Settings[Name]['schema']>;
};

export type SettingProblem = { setting: string; reason: string };

/** Invalid settings have their default, so that the rest can still be checked. */
export function readSettings<Settings extends Record<string, Setting>>(
  settings: Settings,
  environment: Record<string, string | undefined>,
): { values: SettingValues<Settings>; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const entries = Object.entries(settings).map(([name, { schema, byDefault, shown }]) => {
    const text = environment[name]?.trim() || byDefault;
    const read = schema.safeParse(text, { error: describeIssue });
    if (read.success) return [name, read.data];
    const reasons = new Set(read.error.issues.map(({ message }) => message));
    problems.push({ setting: name, reason: `${[...reasons].join('; ')}; found ${describeFound(text, shown)}` });
    return [name, schema.parse(byDefault)];
  });
  return { values: Object.fromEntries(entries), problems };
}
