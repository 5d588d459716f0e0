import type { VisitorCountry } from '@naksha/events/wire/country';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getPublic } from '../../shared/api/api.ts';
import type { PhoneNumber } from './sign-in-calls.ts';
import { userState } from './user-state.ts';

/** The specification's default. */
const USUAL = userState().countryCode;
/** A later choice is kept. */
let switched = false;

export function useVisitorCountry(phone: PhoneNumber, onChange: (phone: PhoneNumber) => void): void {
  const { data: country } = useQuery({
    queryKey: ['visitor-country'],
    queryFn: ({ signal }) => getPublic<VisitorCountry>('/country', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (!country || switched) return;
    switched = true;
    if (phone.national === '' && phone.country === USUAL && country.calling_code !== USUAL)
      onChange({ country: country.calling_code, national: '' });
  });
}
