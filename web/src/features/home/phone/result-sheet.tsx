import { type PointerEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { FirstLoadIcon } from '../../../shared/ui/first-icon.tsx';
import { chooseSheetSnap, nextHigherSnap, nextLowerSnap, resultSheetHeight, type Snap } from './snap.ts';

type Props = {
  /** CSS pixels between filter row and bottom bar. */
  room: number;
  snap: Snap;
  onSnap(snap: Snap): void;
  title: string;
  note: string;
  scroller: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** By its handle only, so that the list can scroll; buttons do the same. */
export function ResultSheet({ room, snap, onSnap, title, note, scroller, children }: Props) {
  const [dragged, setDragged] = useState<number>();
  /** The handle's height grows with its text. */
  const [peek, setPeek] = useState<number>();
  const drag = useRef<{ from: number; height: number; at: number; y: number; speed: number }>(undefined);
  const height = dragged ?? resultSheetHeight(snap, room, peek);

  const start = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, height, at: event.timeStamp, y: event.clientY, speed: 0 };
  };
  const move = (event: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    const passed = Math.max(1, event.timeStamp - held.at);
    held.speed = (held.y - event.clientY) / passed;
    [held.at, held.y] = [event.timeStamp, event.clientY];
    setDragged(
      Math.min(room, Math.max(resultSheetHeight('peek', room, peek), held.height + held.from - event.clientY)),
    );
  };
  const end = () => {
    if (drag.current && dragged !== undefined) onSnap(chooseSheetSnap(dragged, drag.current.speed, room, peek));
    drag.current = undefined;
    setDragged(undefined);
  };

  return (
    <section
      aria-label={t('home.sheet')}
      data-testid="sheet"
      data-snap={snap}
      // Moved, because resizing would lay out the list in each frame.
      style={{ height: room, transform: `translateY(${room - height}px)` }}
      className={`fixed inset-x-0 bottom-(--bottom-inset) z-20 flex flex-col rounded-t-sheet bg-surface shadow-lift print:static print:h-auto! print:transform-none! print:shadow-none ${
        dragged === undefined ? 'transition-transform duration-250 motion-reduce:transition-none' : ''
      }`}
    >
      <div
        ref={(handle) => {
          if (handle) setPeek(handle.offsetHeight);
        }}
        className="relative flex min-h-[72px] shrink-0 touch-none items-center px-2 pt-3 pb-1"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <span
          aria-hidden="true"
          className="absolute top-2 left-1/2 h-1 w-8 -translate-x-1/2 rounded-full bg-control print:hidden"
        />
        <div className="min-w-0 grow px-2">
          <h1 className="font-bold text-16" data-testid="peek">
            {title}
          </h1>
          {note && (
            <p className="text-12 text-muted" data-testid="peek-note">
              {note}
            </p>
          )}
        </div>
        <Step
          icon="down"
          label={t('home.sheet.lower')}
          disabled={snap === 'peek'}
          onClick={() => onSnap(nextLowerSnap(snap))}
        />
        <Step
          icon="up"
          label={t('home.sheet.raise')}
          disabled={snap === 'full'}
          onClick={() => onSnap(nextHigherSnap(snap))}
        />
      </div>
      <div
        ref={scroller}
        inert={snap === 'peek'}
        style={{ paddingBottom: room - resultSheetHeight(snap, room, peek) + 16 }}
        className="grow overflow-y-auto overflow-x-hidden overscroll-contain px-3 print:overflow-visible print:pb-0!"
      >
        {children}
      </div>
    </section>
  );
}

const Step = ({
  icon,
  label,
  disabled,
  onClick,
}: {
  icon: 'up' | 'down';
  label: string;
  disabled: boolean;
  onClick(): void;
}) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onPointerDown={(event) => event.stopPropagation()}
    onClick={onClick}
    className="grid size-[44px] shrink-0 place-items-center rounded-control disabled:opacity-30 print:hidden"
  >
    <span className={icon === 'up' ? 'rotate-180' : ''}>
      <FirstLoadIcon name="chevronDown" size={24} />
    </span>
  </button>
);
