import type { VisitorCountry } from '@naksha/events/wire/country';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getPublic } from '../../shared/api/api.ts';
import type { PhoneNumber } from './sign-in-calls.ts';
import { userState } from './user-state.ts';

/** Of India, where the specification begins and where it stays on any failure. */
const USUAL = userState().countryCode;
/** Once a page's life: who chose another country since is not sent back. */
let switched = false;

/** Switches the field to the country where the visitor seems to be, unless they have begun to type or chosen one. */
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
