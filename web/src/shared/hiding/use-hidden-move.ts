import { useEffect } from 'react';
import { useSession } from '../session/session.ts';
import { useHiddenOnDevice } from './hidden-homes.ts';

export function useMoveHiddenToAccount(): void {
  const session = useSession();
  const isDue = useHiddenOnDevice().length > 0 && session === 'in';
  useEffect(() => {
    if (!isDue) return;
    import('./hide-home.ts')
      .then(({ moveHiddenToAccount }) => moveHiddenToAccount())
      .catch((error: unknown) => console.info('hidden homes not moved to the account:', error));
  }, [isDue]);
}
