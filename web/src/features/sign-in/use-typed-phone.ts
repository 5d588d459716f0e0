import { useState } from 'react';
import type { PhoneNumber } from './sign-in-calls.ts';
import { changeUserState, userState } from './user-state.ts';

export function useTypedPhone(): [PhoneNumber, (phone: PhoneNumber) => void] {
  const [phone, setPhone] = useState<PhoneNumber>(() => {
    const { phoneNumber, countryCode, switchedCountry } = userState();
    return { country: countryCode, national: phoneNumber, switched: switchedCountry };
  });
  const change = (typed: PhoneNumber) => {
    changeUserState({ phoneNumber: typed.national, countryCode: typed.country, switchedCountry: typed.switched });
    setPhone(typed);
  };
  return [phone, change];
}
