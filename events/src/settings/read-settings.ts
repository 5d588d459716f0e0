import type { z } from 'zod';
import { describeSchemaIssue } from './describe-issue.ts';
import type { Setting, SettingVisibility } from './setting.ts';

export type SettingValues<Settings extends Record<string, Setting>> = {
  readonly [Name in keyof Settings]: z.output<Settings[Name]['schema']>;
};

export type SettingProblem = { setting: string; reason: string };

/** Invalid settings have their default, so that the rest can still be checked. */
export function parseSettings<Settings extends Record<string, Setting>>(
  settings: Settings,
  environment: Record<string, string | undefined>,
): { values: SettingValues<Settings>; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const entries = Object.entries(settings).map(([name, { schema, byDefault, shown }]) => {
    const text = environment[name]?.trim() || byDefault;
    const read = schema.safeParse(text, { error: describeSchemaIssue });
    if (read.success) return [name, read.data];
    const reasons = new Set(read.error.issues.map(({ message }) => message));
    problems.push({
      setting: name,
      reason: `${[...reasons].join('; ')}; found ${describeSettingWithoutSecrets(text, shown)}`,
    });
    return [name, schema.parse(byDefault)];
  });
  return { values: Object.fromEntries(entries), problems };
}

const LONGEST = 80;
/** A user with a password may precede an @; a key may follow a question mark or a name like these. */
const MAY_HOLD_SECRET = /@|%40|\?|pass|pwd|token|key|secret|credential/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Without passwords. */
export function describeSettingWithoutSecrets(text: string, shown: SettingVisibility): string {
  const length = `${[...text].length} characters`;
  if (shown === 'nothing') return `${length} (not shown)`;
  const [scheme] = SCHEME.exec(text) ?? [];
  if (MAY_HOLD_SECRET.test(text))
    return `${length}${scheme ? ` starting with ${scheme}` : ''} (not shown, may contain a password)`;
  const told = shown === 'host' ? (tellHost(text) ?? (scheme && `${scheme}…`)) : text;
  if (told === undefined) return 'a value without :// (not shown, may contain a password)';
  return told.length > LONGEST ? `“${told.slice(0, LONGEST)}…”` : `“${told}”`;
}

function tellHost(text: string): string | undefined {
  const url = URL.parse(text);
  return url?.host ? `${url.protocol}//${url.host}` : undefined;
}
