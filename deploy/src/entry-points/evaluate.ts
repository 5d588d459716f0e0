import '../../require-node.mjs';

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluateTable, TABLES } from '../evaluate/evaluate-tables.ts';
import { explainUnreadable } from '../process/explain-unreadable.ts';
import { UserError } from '../process/user-error.ts';
import { chooseRegion } from '../region/choose-region.ts';
import { runMain } from './run-main.ts';

const USAGE =
  'npm run evaluate -- FOLDER\n' +
  `  reads the tables of FOLDER (${Object.keys(TABLES).join(', ')}) with the readers of forms and imports,\n` +
  '  prints the share that is right and each miss; the exit code is 1 where a table has too many';

/** `npm run evaluate`: measures the readers by tables of what people type and what it means. */
await runMain(
  async (config, _lifetime, args) => {
    const [folder] = args;
    if (args.length !== 1 || folder.startsWith('-')) throw new UserError(USAGE);
    const files = await readdir(folder).catch((error: Error) => {
      throw new UserError(explainUnreadable(folder, error));
    });
    const tables = files.filter((file) => file.endsWith('.tsv')).sort();
    const { places } = chooseRegion(config);
    let evaluated = 0;
    for (const file of tables) {
      const table = Object.hasOwn(TABLES, file) ? TABLES[file] : undefined;
      if (!table) {
        console.log(`${file}: no reader yet, not evaluated`);
        continue;
      }
      const { lines, share, misses } = evaluateTable(table, await readFile(join(folder, file), 'utf8'), places);
      const isEnough = share >= table.atLeast;
      evaluated++;
      if (!isEnough) process.exitCode = 1;
      console.log(
        `${file}: ${lines - misses.length} of ${lines} right, ${(share * 100).toFixed(1)} % ` +
          `(${isEnough ? 'passed' : 'failed'}, at least ${table.atLeast * 100} %)`,
      );
      for (const { line, typed, expected, got } of misses)
        console.log(
          `  line ${line}: ${JSON.stringify(typed)} expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
        );
    }
    if (evaluated === 0) throw new UserError(`${folder} has none of the tables ${Object.keys(TABLES).join(', ')}`);
  },
  { usage: USAGE },
);
