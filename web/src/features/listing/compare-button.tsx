import type { ListingId } from '@naksha/events/kernel';
import { useCompare } from '../../shared/compare/use-compare.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';

export function CompareButton({ id }: { id: ListingId }) {
  const { chosen, toggle } = useCompare(id);
  return (
    <Button aria-pressed={chosen} look={chosen ? 'dark' : 'quiet'} onClick={toggle}>
      {chosen ? t('compare.chosen') : t('compare.choose')}
    </Button>
  );
}
