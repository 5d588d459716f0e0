import { type ExportStore, FolderExportStore, startPeriodicOpenDataExport } from '@naksha/read-model/open-data';
import { deriveKey } from '@naksha/services';
import type { Config } from '../config/config.ts';
import { EXPORT_TARGET_FORM, parseExportTarget } from '../config/export-target.ts';
import { loadOrCreateServerSecret } from '../config/secret.ts';
import { ensureWritableFolder } from '../process/create-folder.ts';
import { UserError } from '../process/user-error.ts';
import type { ProcessContext } from './process-context.ts';

/** Seed of the noise: the same for every export of this installation, because a second draw would reveal more. */
export const deriveExportNoiseKey = (config: Config): Uint8Array =>
  deriveKey(loadOrCreateServerSecret(config), 'open-data-noise');

/**
 * @param target a folder, or `s3://bucket/part` on the server of S3_ENDPOINT
 * @throws UserError
 */
export async function openExportStore(config: Config, target: string): Promise<ExportStore> {
  const place = parseExportTarget(target);
  if (!place) throw new UserError(`Export target “${target}” is not valid: it ${EXPORT_TARGET_FORM}.`);
  if ('folder' in place) {
    ensureWritableFolder(target === config.EXPORT_FOLDER ? 'EXPORT_FOLDER' : 'FOLDER', place.folder);
    return new FolderExportStore(place.folder);
  }
  if (!config.S3_ENDPOINT)
    throw new UserError(
      `S3_ENDPOINT is not set, but the export target ${target} is a bucket. Set S3_ENDPOINT to the address of the S3 server.`,
    );
  // Loaded on demand, because the client is slow to load.
  const { S3ExportStore } = await import('@naksha/read-model/open-data/s3');
  return new S3ExportStore({
    ...{ endpoint: config.S3_ENDPOINT, region: config.S3_REGION, ...place },
    ...{ accessKey: config.S3_ACCESS_KEY, secretKey: config.S3_SECRET_KEY },
  });
}

export async function openPeriodicOpenDataExport({
  config,
  lifetime,
  logger,
  write,
  readPool,
}: ProcessContext): Promise<void> {
  if (!config.EXPORT_FOLDER) return;
  const exporting = startPeriodicOpenDataExport({
    pool: readPool,
    reader: write.store,
    store: await openExportStore(config, config.EXPORT_FOLDER),
    noiseKey: deriveExportNoiseKey(config),
    onError: (error) => logger.error({ err: error, retrying: true }, 'open data export failed'),
    onExported: ({ events, added = events, leftOut, manifest }) =>
      logger.info({ events: added, files: manifest.files.length, skipped: leftOut.size }, 'open data exported'),
  });
  await lifetime.onEnd(() => exporting.stop());
}
