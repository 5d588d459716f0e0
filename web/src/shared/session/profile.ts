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
