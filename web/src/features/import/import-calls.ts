import {
  IMPORT_PART_BYTES,
  type ImportOptions,
  type ImportPreview,
  type ImportProgress,
  type LineRemarks,
  REMARKS_A_PAGE,
  type RefusedRow,
} from '@naksha/events/wire/imports';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchJson, sendCommand } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { hasAllEarlierColumns, toExplicitColumnOptions } from './import-options.ts';
import { addSuggestedColumns } from './suggest-columns.ts';

type Answer = { import: ImportProgress | null };

const POLL_MS = 1000;
const isUnderWay = (state: ImportProgress['state'] | undefined): boolean =>
  // When stopped, the last rows may still be in progress.
  state === 'checking' || state === 'importing' || state === 'stopped';

export const importQuery = queryOptions({
  queryKey: ['me', 'import'],
  queryFn: async ({ signal }) => (await fetchJson<Answer>('/imports/current', { signal })).import,
  refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? POLL_MS : false),
});

export const importPreviewQuery = ({ id, options }: Pick<ImportProgress, 'id' | 'options'>) =>
  queryOptions({
    queryKey: ['me', 'import', 'preview', id, options],
    queryFn: async ({ signal }) =>
      (await fetchJson<{ preview: ImportPreview | null }>(`/imports/${id}/preview`, { signal })).preview,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const importRemarksQuery = ({ id, state }: Pick<ImportProgress, 'id' | 'state'>) =>
  infiniteQueryOptions({
    queryKey: ['me', 'import', 'remarks', id, state],
    queryFn: async ({ pageParam, signal }) =>
      (await fetchJson<{ rows: LineRemarks[] }>(`/imports/${id}/remarks`, { query: { after_line: pageParam }, signal }))
        .rows,
    initialPageParam: 0,
    getNextPageParam: (rows) => (rows.length < REMARKS_A_PAGE ? undefined : rows.at(-1)?.line),
  });

export const rejectedRowsQuery = ({ id, state }: Pick<ImportProgress, 'id' | 'state'>) =>
  queryOptions({
    queryKey: ['me', 'import', 'refused', id, state],
    queryFn: async ({ signal }) => (await fetchJson<{ rows: RefusedRow[] }>(`/imports/${id}/refused`, { signal })).rows,
    gcTime: 0,
  });

export const checkImport = async (id: string, options: ImportOptions): Promise<ImportProgress | null> =>
  (await sendCommand<Answer>('POST', `/imports/${id}/check`, options)).import;

export const startImport = async (id: string, edits: boolean): Promise<ImportProgress | null> =>
  (await sendCommand<Answer>('POST', `/imports/${id}/start`, { edits })).import;

/** Rows in progress are finished. */
export const stopImport = async (id: string): Promise<ImportProgress | null> =>
  (await sendCommand<Answer>('POST', `/imports/${id}/stop`, undefined)).import;

export const resumeImport = async (id: string): Promise<ImportProgress | null> =>
  (await sendCommand<Answer>('POST', `/imports/${id}/resume`, undefined)).import;

export async function discardImport(id: string): Promise<null> {
  await sendCommand('DELETE', `/imports/${id}`, undefined);
  return null;
}

/** Starts the check with the previous file's options if it has the same columns. `onSent`: share sent, 0 to 1. */
export async function uploadImportFile(
  file: File,
  earlier: Pick<ImportProgress, 'columns' | 'options'> | null,
  onSent: (share: number) => void,
): Promise<ImportProgress | null> {
  const parts = Math.max(1, Math.ceil(file.size / IMPORT_PART_BYTES));
  const begun = await sendCommand<{ import: ImportProgress }>('POST', '/imports', { file_name: file.name, parts });
  const { id } = begun.import;
  for (let part = 0; part < parts; part++) {
    const bytes = file.slice(part * IMPORT_PART_BYTES, (part + 1) * IMPORT_PART_BYTES);
    await sendCommand('PUT', `/imports/${id}/parts/${part}`, { data: await readBase64(bytes) });
    onSent((part + 1) / parts);
  }
  const checked = await checkImport(id, {});
  if (!checked) return checked;
  if (earlier && hasAllEarlierColumns(earlier.columns, checked.columns)) return checkImport(id, earlier.options);
  const preview = await queryClient.fetchQuery(importPreviewQuery(checked));
  if (!preview) return checked;
  const named = toExplicitColumnOptions({}, preview);
  const suggested = addSuggestedColumns(named, preview);
  return isSameReading(named, suggested) ? checked : checkImport(id, suggested);
}

const isSameReading = (a: ImportOptions, b: ImportOptions): boolean =>
  Object.keys(a.map ?? {}).length === Object.keys(b.map ?? {}).length;

const readBase64 = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(bytes);
  });
