import type { Feature } from '../feature/feature.ts';
import { EndedImports } from './jobs/ended-imports.ts';
import { EraseImports } from './jobs/erase-imports.ts';
import { ImportFiles } from './jobs/import-files.ts';
import { ImportLines } from './jobs/import-lines.ts';
import { ImportOwner } from './jobs/import-owner.ts';
import { ImportReports } from './jobs/import-reports.ts';
import { ImportWorker } from './jobs/import-worker.ts';
import { ImportsController } from './jobs/imports.controller.ts';
import { SellersBooks } from './sellers-book.ts';

export const importFeature: Feature = {
  controllers: [ImportsController],
  providers: [SellersBooks, ImportFiles, ImportLines, ImportReports, ImportOwner, ImportWorker],
  retention: [EndedImports],
  erasing: [EraseImports],
};
