import { hash32 } from '@naksha/events/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../shared/session/profile.ts';

/**
 * Whose form this is, as long as it is open. Not their number itself: what is kept with it may outlive their session.
 * @returns undefined where nobody is known, for whom nothing is kept
 */
export function useWriter(): string | undefined {
  const queries = useQueryClient();
  const [writer] = useState(() => {
    const profile = queries.getQueryData(profileQuery.queryKey);
    return profile && hash32(profile.country_code + profile.mobile_phone).toString(36);
  });
  return writer;
}
