import { toIndianIsoDay } from '@naksha/events/kernel';
import type { Profile } from '@naksha/events/wire/profile';
import { useState } from 'react';
import { sendRequestOnce } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { ConfirmationCodeForm } from '../sign-in/fresh-code.tsx';

const TIMEOUT_MS = 10 * 60 * 1000;

/** Asks for a new code if they signed in a while ago. */
export function OwnDataDownload({ profile: { country_code: country, mobile_phone: national } }: { profile: Profile }) {
  const [asksCode, setAsksCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const [come, setCome] = useState<number>();
  const take = async (otp?: string) => {
    setCome(0);
    try {
      const file = await sendRequestOnce<{ made_at: string }>(
        'POST',
        '/auth/mydata',
        otp === undefined ? {} : { otp },
        {
          timeoutMs: TIMEOUT_MS,
          read: (answer) => readJsonWithProgress(answer, (bytes) => setCome(Math.floor(bytes / 1_000_000))),
        },
      );
      downloadJson(`my-data-${toIndianIsoDay(new Date(file.made_at))}.json`, JSON.stringify(file, null, 2));
    } finally {
      setCome(undefined);
    }
    setAsksCode(false);
    toast.success(t('profile.data.done'));
  };
  const start = () => {
    setBusy(true);
    take()
      .catch((failure: unknown) => {
        if (failure instanceof ApiProblem && failure.code === 'code_wanted') return setAsksCode(true);
        toast.error(describeProblem(failure));
      })
      .finally(() => setBusy(false));
  };
  return (
    <>
      {asksCode ? (
        <ConfirmationCodeForm phone={{ country, national }} act={t('profile.data.act')} onCode={take} />
      ) : (
        <Button busy={busy} className="self-start" onClick={start}>
          {t('profile.data.act')}
        </Button>
      )}
      <p role="status" className="text-14 text-muted empty:hidden">
        {come !== undefined && t('profile.data.making')}
        {/* Counting aloud would drown everything else. */}
        {come !== undefined && come > 0 && <span aria-hidden="true"> {t('profile.data.come', { n: come })}</span>}
      </p>
    </>
  );
}

function downloadJson(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser that asks where to save reads the URL later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function readJsonWithProgress(answer: Response, onBytes: (bytes: number) => void): Promise<unknown> {
  if (!answer.body) return answer.json();
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      onBytes(bytes);
      controller.enqueue(piece);
    },
  });
  return new Response(answer.body.pipeThrough(counted)).json();
}
