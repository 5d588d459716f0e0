import { type PhotoId, type PhotoSize, photoUrlPath } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { parseProblemResponse } from '../api/api-problem.ts';
import { readAccessToken } from '../session/access-token.ts';
import { useSession } from '../session/session.ts';

/** Fetched with the token, because images carry none. An object URL, undefined until loaded. */
export function usePrivatePhotoUrl(id: PhotoId | undefined, size: PhotoSize): string | undefined {
  const signedIn = useSession() === 'in';
  const { data } = useQuery({
    queryKey: ['me', 'photo', id, size],
    queryFn: async ({ signal }) => {
      const answer = await fetch(photoUrlPath(id!, size, 'webp'), {
        headers: { authorization: `Bearer ${readAccessToken()}` },
        signal,
      });
      if (!answer.ok) throw parseProblemResponse(answer.status, undefined, null);
      return answer.blob();
    },
    enabled: signedIn && id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return address;
}
