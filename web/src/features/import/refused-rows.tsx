import type { ImportProgress } from '@naksha/events/wire/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { rejectedRowsQuery } from './import-calls.ts';
import { describeImportError } from './import-words.ts';
import { downloadCsv, formatRejectedRowsCsv } from './refused-file.ts';

export function RejectedRows({ progress }: { progress: ImportProgress }) {
  const { file_name: name, outcomes } = progress;
  const client = useQueryClient();
  const { refused = 0 } = outcomes;
  const [busy, setBusy] = useState(false);
  if (refused === 0) return null;
  const download = () => {
    setBusy(true);
    client
      .fetchQuery(rejectedRowsQuery(progress))
      .then((rows) => downloadCsv(`${name.replace(/\.\w+$/, '')}-refused.csv`, formatRejectedRowsCsv(progress, rows)))
      .catch((failure: unknown) => toast.error(describeImportError(failure)))
      .finally(() => setBusy(false));
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button busy={busy} onClick={download}>
        <Icon name="arrowDown" />
        {t('imports.download', { n: refused })}
      </Button>
      <p className="text-14 text-muted">{t('imports.downloadHint')}</p>
    </div>
  );
}
