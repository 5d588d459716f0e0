import type { ShownPhoto } from '@naksha/events/wire/photos';
import { useEffect, useRef } from 'react';
import { t } from '../messages/t.ts';
import PhotoImage from './photo-image.tsx';

type Props = {
  photos: readonly ShownPhoto[];
  /** -1 for none. */
  at: number;
  secret?: boolean;
  large?: boolean;
  onChoose: (at: number) => void;
};

export function Thumbnails({ photos, at, secret, large, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [row, here] = [list.current, list.current?.children[at] as HTMLElement | undefined];
    // `scrollIntoView` would scroll the page too.
    if (row && here) row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.clientWidth) / 2;
  }, [at]);
  return (
    <ul ref={list} className="flex gap-2 overflow-x-auto p-1 print:hidden">
      {photos.map((photo, k) => (
        <li key={photo.id} className="shrink-0">
          <button
            type="button"
            aria-label={t('photos.show', { at: k + 1 })}
            aria-current={k === at || undefined}
            onClick={() => onChoose(k)}
            className="block overflow-hidden rounded-control border-2 border-transparent aria-[current]:border-current"
          >
            <PhotoImage
              photo={photo}
              alt=""
              sizes={large ? '128px' : '64px'}
              largest={320}
              secret={secret}
              className={large ? 'h-24 w-32' : 'h-12 w-16'}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
