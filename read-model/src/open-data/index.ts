export { type Exported, type ExportOpenDataOptions, ExportRejected, exportOpenData } from './export-open-data.ts';
export type { ExportStore } from './export-store.port.ts';
export { FolderExportStore } from './folder-export-store.ts';
export { type ExportedFile, MANIFEST, type OpenDataManifest } from './manifest.ts';
export { decodeParquet } from './parquet.ts';
export { type StartExportOptions, startPeriodicOpenDataExport } from './start-export.ts';
