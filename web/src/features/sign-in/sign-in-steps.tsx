import type { VisitorCountry } from '@naksha/events/wire/country';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { assistantQuery } from '../../shared/session/assistant.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { startSession } from '../../shared/session/session.ts';
import { toast } from '../../shared/ui/toast.ts';
import { PhoneStep } from './phone-step.tsx';
import { skipProfileStep } from './save-profile.ts';
import { type PhoneNumber, type SignInWays, signInWaysQuery } from './sign-in-calls.ts';
import { readSignInState, updateSignInState } from './user-state.ts';

const loadCodeStep = () => import('./code-step.tsx');
const CodeStep = lazyWithTimeout(loadCodeStep);
const ProfileStep = lazyWithTimeout(() => import('./profile-step.tsx'));

/** Used until the server has responded. */
const USUAL: SignInWays = { enable_flag: true, otp_length: 4, sms_countries: ['+91'] };

type Step = { at: 'phone' } | { at: 'code'; mayResendAt: number; length: number } | { at: 'profile' };

/** `named`: the name is asked for with the number. */
export function SignInSteps({ onSignedIn, named = false }: { onSignedIn: () => void; named?: boolean }) {
  const { data: ways = USUAL } = useQuery(signInWaysQuery);
  const [phone, setPhone] = useTypedPhone();
  const [step, setStep] = useState<Step>({ at: 'phone' });
  useVisitorCountry(phone, setPhone);

  const enter = async (access: string) => {
    startSession(access);
    toast.success(t('signIn.done'));
    // If the profile cannot be loaded, ask for a name to be safe.
    const profile = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
    void queryClient.prefetchQuery(assistantQuery);
    if (profile?.is_user_exists) updateSignInState({ isUserExists: true });
    // They have seen the form together with the number.
    else if (named) skipProfileStep();
    else return setStep({ at: 'profile' });
    onSignedIn();
  };

  if (step.at === 'profile')
    return (
      <Suspense fallback={<AsHigh />}>
        <ProfileStep onDone={onSignedIn} />
      </Suspense>
    );
  if (step.at === 'code')
    return (
      <Suspense fallback={<AsHigh />}>
        <CodeStep
          phone={phone}
          length={step.length}
          mayResendAt={step.mayResendAt}
          onEdit={() => setStep({ at: 'phone' })}
          onAccess={enter}
        />
      </Suspense>
    );
  return (
    <PhoneStep
      phone={phone}
      ways={ways}
      named={named}
      onChange={(typed) => {
        void loadCodeStep();
        setPhone(typed);
      }}
      onSent={(waitSeconds, length = ways.otp_length) =>
        setStep({ at: 'code', mayResendAt: Date.now() + waitSeconds * 1000, length })
      }
      onAccess={enter}
    />
  );
}

/** A card that shrinks looks closed. */
const AsHigh = () => <div aria-busy="true" className="skeleton h-48" />;

function useTypedPhone(): [PhoneNumber, (phone: PhoneNumber) => void] {
  const [phone, setPhone] = useState<PhoneNumber>(() => {
    const { phoneNumber, countryCode, switchedCountry } = readSignInState();
    return { country: countryCode, national: phoneNumber, switched: switchedCountry };
  });
  const change = (typed: PhoneNumber) => {
    updateSignInState({ phoneNumber: typed.national, countryCode: typed.country, switchedCountry: typed.switched });
    setPhone(typed);
  };
  return [phone, change];
}

/** The specification's default. */
const DEFAULT_CODE = readSignInState().countryCode;
/** A later choice is kept. */
let switched = false;

function useVisitorCountry(phone: PhoneNumber, onChange: (phone: PhoneNumber) => void): void {
  const { data: country } = useQuery({
    queryKey: ['visitor-country'],
    queryFn: ({ signal }) => fetchPublicJson<VisitorCountry>('/country', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (!country || switched) return;
    switched = true;
    if (phone.national === '' && phone.country === DEFAULT_CODE && country.calling_code !== DEFAULT_CODE)
      onChange({ country: country.calling_code, national: '' });
  });
}
