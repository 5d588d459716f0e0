import { hash32 } from '@naksha/events/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../shared/session/profile.ts';

/** Not the phone number, because drafts may outlive the session. Undefined if signed out. */
export function useAuthorId(): string | undefined {
  const queries = useQueryClient();
  const [writer] = useState(() => {
    const profile = queries.getQueryData(profileQuery.queryKey);
    return profile && hash32(profile.country_code + profile.mobile_phone).toString(36);
  });
  return writer;
}
