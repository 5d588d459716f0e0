import { settings } from './config.ts';

export function renderSettingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { byDefault, meaning }]) => `| \`${name}\` | ${byDefault ? `\`${byDefault}\`` : ''} | ${meaning} |`,
  );
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}
