import { type ListerId, MAX_EXCLUDED_LISTERS } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { lastFilter } from '../../shared/filter/last-filter.ts';
import { homePath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toast } from '../../shared/ui/toast.ts';

type Props = { id: ListerId; property: Pick<Property, 'lister' | 'position'> };

/** Leads to the map without the homes of this agent or builder, which a chip and the message undo. */
export function HideListerButton({ id, property: { lister, position } }: Props) {
  const filter = useAtomValue(lastFilter);
  const [, navigate] = useLocation();
  const name = lister === 'builder' ? 'builder' : 'agent';
  const others = (filter.notListers ?? []).filter((other) => other !== id);
  const camera = { ...position, zoom: 14 };
  const hide = () => {
    const notListers = [...others, id].slice(-MAX_EXCLUDED_LISTERS);
    navigate(homePath({ filter: { ...filter, notListers }, camera }));
    toast.info(t(`saving.listerHidden.${name}`), {
      action: { label: t('app.undo'), run: () => navigate(homePath({ filter, camera }), { replace: true }) },
    });
  };
  return <Button onClick={hide}>{t(`saving.hideLister.${name}`)}</Button>;
}
