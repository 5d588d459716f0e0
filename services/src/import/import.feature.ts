import type { Feature } from '../feature/feature.ts';
import { EraseImports, ImportFiles, ImportRetention } from './jobs/import-files.ts';
import { ImportLines } from './jobs/import-lines.ts';
import { ImportOwner } from './jobs/import-owner.ts';
import { ImportReports } from './jobs/import-reports.ts';
import { ImportWorker } from './jobs/import-worker.ts';
import { ImportsController } from './jobs/imports.controller.ts';
import { ImportTargets } from './sellers-book.ts';

const OF_IMPORT = 'import in (select id from vault_import where account = $1::uuid)';

export const importFeature: Feature = {
  controllers: [ImportsController],
  providers: [ImportTargets, ImportFiles, ImportLines, ImportReports, ImportOwner, ImportWorker],
  retention: [ImportRetention],
  erasing: [EraseImports],
  holding: [
    {
      table: 'vault_import',
      told: ['id', 'file_name', 'parts', 'state', 'options', 'header', 'problem', 'edits', 'touched_at'],
      withheld: ['waits_for', 'due_at'],
    },
    // The file's content is included in its rows.
    { table: 'vault_import_part', rows: OF_IMPORT, told: ['part'], withheld: ['import', 'bytes'] },
    { table: 'vault_import_row', rows: OF_IMPORT, told: ['line', 'read', 'checked', 'done'], withheld: ['import'] },
  ],
};
