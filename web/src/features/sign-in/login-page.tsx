import { PAGES } from '@naksha/events/contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { useSession } from '../../shared/session/session.ts';
import { SignInSteps } from './sign-in-steps.tsx';

export default function LoginPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const session = useSession();
  // Someone who signs in here may still have to enter a name.
  const signingIn = useRef(session === 'out');
  useEffect(() => {
    if (session === 'out') signingIn.current = true;
    if (session === 'in' && !signingIn.current) navigate(parseNextPath(search, PAGES.Profile.path), { replace: true });
  }, [session, navigate, search]);
  return (
    <div className="m-auto w-full max-w-md p-4 sm:p-6">
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6 shadow-card">
        <div>
          <h1 className="font-bold text-24">{t('signIn.login.title', { brand: pageConfig.brand.name })}</h1>
          <p className="text-14 text-muted">{t('signIn.tagline')}</p>
        </div>
        <SignInSteps onSignedIn={() => navigate(parseNextPath(search), { replace: true })} />
      </div>
    </div>
  );
}

/** Only paths of this site, because anyone can write the URL. */
export function parseNextPath(search: string, otherwise = '/home'): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])[^\s]*$/.test(next) && !next.startsWith('/login') ? next : otherwise;
}
