import { type ReactNode, useRef, useState } from 'react';
import { StepButton } from './step-button.tsx';

type Props = {
  title: string;
  action: ReactNode;
  steps: { previous: string; next: string };
  columns: 3 | 4;
  note?: ReactNode;
  testId?: string;
  children: ReactNode;
};

const COLUMNS = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

export function ScrollSnapSection({ title, action, steps, columns, note, testId, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState({ first: 0, isEnd: false });
  const step = (by: number) => {
    setAt({ first: at.first + by, isEnd: false });
    list.current?.children[at.first + by]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  return (
    <section aria-label={title} data-testid={testId && `${testId}-section`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-bold text-24">{title}</h2>
        <div className="flex flex-wrap gap-2">
          <span className="flex gap-2 lg:hidden">
            <StepButton icon="chevronLeft" label={steps.previous} disabled={at.first === 0} onStep={() => step(-1)} />
            <StepButton icon="chevronRight" label={steps.next} disabled={at.isEnd} onStep={() => step(1)} />
          </span>
          {action}
        </div>
      </div>
      {note}
      {/* To the screen's edges, so that what goes on is seen to go on. */}
      <ul
        ref={list}
        data-testid={testId && `${testId}-cards`}
        className={`flex snap-x snap-mandatory gap-4 overflow-x-auto *:w-5/6 *:shrink-0 *:snap-start max-sm:-mx-4 max-sm:scroll-px-4 max-sm:px-4 sm:*:w-1/2 lg:grid lg:overflow-visible lg:*:w-auto ${COLUMNS[columns]}`}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth, firstElementChild } }) =>
          setAt({
            first: Math.round(scrollLeft / ((firstElementChild as HTMLElement | null)?.offsetWidth || 1)),
            isEnd: scrollLeft + clientWidth >= scrollWidth - 1,
          })
        }
      >
        {children}
      </ul>
    </section>
  );
}
