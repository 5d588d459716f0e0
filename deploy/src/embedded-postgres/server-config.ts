import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function writeServerConfig(home: string, { readOnly }: { readOnly: boolean }): string {
  const path = join(home, 'postgres.conf');
  const text = `include 'postgres/postgresql.conf'\ndefault_transaction_read_only = ${readOnly ? 'on ' : 'off'}\n`;
  // Overwritten in place with the same length, because a full disk has no room for another file.
  writeFileSync(path, text, { flag: existsSync(path) ? 'r+' : 'wx', mode: 0o644 });
  return path;
}
