import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { sendRequestOnce } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { clearOfflineData } from '../../shared/offline/forget-offline.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { Field } from '../../shared/ui/field.tsx';
import { focusWhenShown } from '../../shared/ui/focus-when-shown.ts';
import { Input } from '../../shared/ui/input.tsx';
import { keptDrafts } from '../../shared/ui/kept-drafts.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ConfirmationCodeForm } from '../sign-in/fresh-code.tsx';
import { ErasureSummary } from './goes-and-stays.tsx';

export default function ErasePage() {
  const [erased, setErased] = useState(false);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6">
      {erased ? <ErasedNotice /> : <EraseForm onErased={() => setErased(true)} />}
    </div>
  );
}

function EraseForm({ onErased }: { onErased: () => void }) {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  const [typed, setTyped] = useState('');
  const word = t('erase.word');
  const erase = async (otp: string) => {
    await sendRequestOnce('DELETE', '/auth/myprofile', { otp });
    await clearDeviceData();
    onErased();
    // At the end, when nothing shown needs it.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'me' });
  };
  return (
    <>
      <header>
        <h1 className="font-bold text-24">{t('erase.title')}</h1>
        <p className="text-muted">{t('erase.intro')}</p>
      </header>
      <ErasureSummary />
      <p>
        {t('erase.take')}{' '}
        <Link href="/dashboard/profile" className="font-semibold underline underline-offset-4">
          {t('erase.toProfile')}
        </Link>
      </p>
      {error && !profile && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {profile && (
        <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
          {(profile.is_staff || profile.second_factor_wanted) && (
            <Link href="/staff/security" className="self-start font-semibold underline underline-offset-4">
              {t('erase.factor')}
            </Link>
          )}
          <Field label={t('erase.type', { word })} className="max-w-md">
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <ConfirmationCodeForm
            phone={{ country: profile.country_code, national: profile.mobile_phone }}
            act={t('erase.act')}
            look="danger"
            disabled={typed.trim().toLowerCase() !== word.toLowerCase()}
            onCode={erase}
          />
        </section>
      )}
    </>
  );
}

const ErasedNotice = () => (
  <div role="status" className="flex flex-col items-start gap-4 py-12">
    <h1 ref={focusWhenShown} tabIndex={-1} className="font-bold text-24 outline-none">
      {t('erase.done')}
    </h1>
    <p className="text-muted">{t('erase.doneHint')}</p>
    <a href="/" className="font-semibold underline underline-offset-4">
      {t('app.nav.landing')}
    </a>
  </div>
);

/** Failures are ignored: the server has no data left. */
export async function clearDeviceData(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  keptDrafts.clear();
  // First, because the worker holds the queue.
  await clearOfflineData();
  const forgetting: Promise<unknown>[] = [unregisterWorker()];
  if (typeof caches !== 'undefined')
    forgetting.push(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  // Not supported by every browser.
  if (typeof indexedDB !== 'undefined' && typeof indexedDB.databases === 'function')
    forgetting.push(
      indexedDB.databases().then((all) => {
        for (const { name } of all) if (name) indexedDB.deleteDatabase(name);
      }),
    );
  for (const { status, ...outcome } of await Promise.allSettled(forgetting))
    if (status === 'rejected') console.warn('deletion of data in this browser failed:', outcome);
}

async function unregisterWorker(): Promise<void> {
  await (await globalThis.navigator?.serviceWorker?.getRegistration?.())?.unregister();
}
