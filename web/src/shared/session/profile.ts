import type { Profile } from '@naksha/events/wire/profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchJson } from '../api/api.ts';
import { useSession } from './session.ts';

/** Keys below `me` are cleared with the session. */
const loadProfile = async (): Promise<Profile> => (await fetchJson<{ users: Profile }>('/auth/myprofile')).users;

export const profileQuery = queryOptions({ queryKey: ['me', 'profile'], queryFn: loadProfile, staleTime: 60_000 });

export function useProfile(): Profile | undefined {
  const signedIn = useSession() === 'in';
  const { data } = useQuery({ ...profileQuery, enabled: signedIn });
  return signedIn ? data : undefined;
}

export const isSeller = (profile: Profile | undefined): boolean => profile?.role.includes('Seller') ?? false;
export const isBuyer = (profile: Profile | undefined): boolean => profile?.role.includes('Buyer') ?? false;

const NAME_LETTERS = 15;
type Named = { first_name: string | null; last_name: string | null; mobile_phone: string };

/** Truncated to 15 letters; the phone number without a name. */
export function shortNameOrPhone({ first_name, last_name, mobile_phone }: Named): string {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  if (!name) return mobile_phone;
  return name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS)}..` : name;
}

/** The phone number without a first name. */
export const fullNameOrPhone = ({ first_name, last_name, mobile_phone }: Named): string =>
  first_name ? [first_name, last_name].filter(Boolean).join(' ') : mobile_phone;
