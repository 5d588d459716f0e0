import type { z } from 'zod';
import type { Setting } from './setting.ts';

export type SettingValues<Settings extends Record<string, Setting>> = {
  readonly [Name in keyof Settings]: z.output<Settings[Name]['schema']>;
};

export type SettingProblem = { setting: string; reason: string };

/** @returns the values, without those that stand in `problems` */
export function readSettings<Settings extends Record<string, Setting>>(
  settings: Settings,
  given: Record<string, string | undefined>,
): { values: SettingValues<Settings>; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const entries = Object.entries(settings).map(([name, { schema, byDefault }]) => {
    const read = schema.safeParse(given[name]?.trim() || byDefault);
    if (!read.success)
      problems.push({ setting: name, reason: read.error.issues.map(({ message }) => message).join('; ') });
    return [name, read.data];
  });
  return { values: Object.fromEntries(entries), problems };
}
