import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT } from '../naksha.ts';

/** The built client. `npm test` builds it first; a single spec needs `npm run build` once. */
export function builtClient(): string {
  if (!existsSync(join(CLIENT, 'index.html'))) throw new Error('the client is not built: npm run build');
  return CLIENT;
}
