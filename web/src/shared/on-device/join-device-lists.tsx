import type { PageName } from '@naksha/events/contracts';
import { type Atom, atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { OptionalPart } from '../later-part.tsx';
import { lazyWithTimeout } from '../lazy-chunk.ts';
import { useProfile } from '../session/profile.ts';
import { useSignInRequest } from '../session/sign-in-request.ts';
import { claimDevice, decideJoin, joinAccount, VISITOR_LISTS } from './join-account.ts';

const visitorCounts = atom((get) => VISITOR_LISTS.map(({ items }) => get(items as Atom<readonly unknown[]>).length));

const JoinDialog = lazyWithTimeout(() => import('./join-dialog.tsx'));

/** After sign-in, and with each page load until everything has joined. */
export default function JoinDeviceLists({ route }: { route: PageName | undefined }) {
  const account = useProfile()?.account_tag;
  const counts = useAtomValue(visitorCounts);
  const isEmpty = counts.every((n) => n === 0);
  const isSigningIn = useSignInRequest() !== undefined || route === 'Login';
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (account === undefined) return;
    if (isEmpty) return claimDevice(account);
    const decision = decideJoin(account);
    if (decision === 'ask') return setAsked(account);
    if (decision === 'join') startJoin(account);
  }, [account, isEmpty]);
  if (account === undefined || asked !== account || isEmpty || isSigningIn) return null;
  return (
    <OptionalPart>
      <JoinDialog
        counts={counts}
        onClose={() => setAsked(undefined)}
        onJoin={() => {
          setAsked(undefined);
          startJoin(account);
        }}
      />
    </OptionalPart>
  );
}

function startJoin(account: string): void {
  joinAccount(account).catch((error: unknown) => console.info('device lists not added to the account:', error));
}
