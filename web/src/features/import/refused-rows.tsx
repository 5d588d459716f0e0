import type { ImportProgress } from '@naksha/events/wire/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { refusedQuery } from './import-calls.ts';
import { importWordsFor } from './import-words.ts';
import { downloadCsv, writeRefusedFile } from './refused-file.ts';

export function RefusedRows({ progress }: { progress: ImportProgress }) {
  const { file_name: name, outcomes } = progress;
  const client = useQueryClient();
  const { refused = 0 } = outcomes;
  const [busy, setBusy] = useState(false);
  if (refused === 0) return null;
  const download = () => {
    setBusy(true);
    client
      .fetchQuery(refusedQuery(progress))
      .then((rows) => downloadCsv(`${name.replace(/\.\w+$/, '')}-refused.csv`, writeRefusedFile(progress, rows)))
      .catch((failure: unknown) => toast.error(importWordsFor(failure)))
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
