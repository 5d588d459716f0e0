import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { pushHistoryLayer, runWhenHistorySettled } from '../../shared/history/layers.ts';
import { t } from '../../shared/messages/t.ts';
import { ConfirmDialog } from '../../shared/ui/confirm.tsx';
import { useWarnBeforeLeaving } from '../../shared/ui/unsent-work.ts';

export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  useWarnBeforeLeaving(unsaved);
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<'back' | { path: string }>();
  const [guard, setGuard] = useState<'armed' | 'used' | 'off'>('armed');
  useEffect(() => {
    if (unsaved && guard === 'used' && wanted === undefined) setGuard('armed');
  }, [unsaved, guard, wanted]);
  useEffect(() => {
    if (!unsaved || guard !== 'armed') return;
    return pushHistoryLayer(() => {
      setGuard('used');
      setWanted('back');
    });
  }, [unsaved, guard]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: MouseEvent) => {
      const path = findPathAway(event);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted({ path });
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [unsaved]);
  useEffect(() => {
    // The dialog's history entry is removed first.
    if (guard === 'off') runWhenHistorySettled(() => history.back());
  }, [guard]);
  if (wanted === undefined) return null;
  return (
    <ConfirmDialog
      title={t('staffContent.leaveTitle')}
      why={t('staffContent.leaveWhy')}
      act={t('staffContent.leave')}
      onClose={() => setWanted(undefined)}
      onAct={async () => {
        if (wanted === 'back') setGuard('off');
        else navigate(wanted.path);
      }}
    />
  );
}

/** Undefined for a link that does not open in this window. */
function findPathAway({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || button !== 0) return undefined;
  if (ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || pathname + search === location.pathname + location.search) return undefined;
  return pathname + search + hash;
}
