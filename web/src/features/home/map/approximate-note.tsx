import { t } from '../../../shared/messages/t.ts';

/** What a broken edge means, while one is on the map. */
const ApproximateNote = () => (
  <p className="pointer-events-none absolute bottom-4 left-1/2 z-10 w-max max-w-[min(calc(100%-7rem),22rem)] -translate-x-1/2 rounded-control bg-surface px-2 py-1 text-12 shadow-card max-sm:bottom-22 max-sm:left-2 max-sm:max-w-[calc(100%-5rem)] max-sm:translate-x-0">
    {t('home.place.approximate')}
  </p>
);

export default ApproximateNote;
