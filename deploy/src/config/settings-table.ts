import { settings } from '../config.ts';

/** The README's table of settings. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { byDefault, meaning }]) => `| \`${name}\` | ${byDefault ? `\`${byDefault}\`` : ''} | ${meaning} |`,
  );
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}
