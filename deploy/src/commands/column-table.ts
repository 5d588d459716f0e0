import { en } from '@naksha/events/messages/en';
import { IMPORT_COLUMNS, type ImportColumn } from '@naksha/events/wire/imports';

export function renderColumnTable(): string {
  const lines = (Object.keys(IMPORT_COLUMNS) as ImportColumn[]).map((name) => {
    const { needed, example } = IMPORT_COLUMNS[name];
    return `  ${name.padEnd(20)} ${needed ? 'required' : '        '}  ${example.padEnd(20)} ${en[`imports.column.${name}`]}`;
  });
  return `Columns, each with an example:\n${lines.join('\n')}`;
}
