import { useEffect, useEffectEvent } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';

type Props = { corners: number; onMiddle(): void; onUndo(): void; onCancel(): void; onDone(): void };

export default function DrawingBar({ corners, onMiddle, onUndo, onCancel, onDone }: Props) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLCanvasElement) onMiddle();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <svg
        aria-hidden="true"
        width={32}
        height={32}
        viewBox="-16 -16 32 32"
        className="pointer-events-none absolute top-1/2 left-1/2 z-10 -translate-1/2"
      >
        <path d="M-14 0H14M0-14V14" stroke="#fff" strokeWidth={5} strokeLinecap="round" />
        <path d="M-14 0H14M0-14V14" stroke="#16181D" strokeWidth={2} strokeLinecap="round" />
      </svg>
      <div className="absolute inset-x-4 top-4 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-2 rounded-card bg-surface p-2 shadow-lift max-sm:inset-x-2 max-sm:top-2">
        <p role="status" className="px-2 text-14">
          {corners === 0 ? t('home.draw.hint') : t('home.draw.corners', { n: corners })}
        </p>
        <Button onClick={onMiddle}>{t('home.draw.middle')}</Button>
        <Button onClick={onUndo} disabled={corners === 0}>
          {t('home.draw.undo')}
        </Button>
        <Button onClick={onCancel}>{t('home.draw.cancel')}</Button>
        <Button look="dark" onClick={onDone} disabled={corners < 3}>
          {t('home.draw.done')}
        </Button>
      </div>
    </>
  );
}
