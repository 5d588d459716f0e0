import { type PlainKey, t } from '../../shared/messages/t.ts';

const GOES: readonly PlainKey[] = [
  'erase.goes.person',
  'erase.goes.listings',
  'erase.goes.messages',
  'erase.goes.searches',
  'erase.goes.device',
];
/** May list only data that is actually kept (S-21). */
const STAYS: readonly PlainKey[] = [
  'erase.stays.leads',
  'erase.stays.events',
  'erase.stays.past',
  'erase.stays.security',
  'erase.stays.backups',
];

export const ErasureSummary = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Told title={t('erase.goes')} points={GOES} />
    <Told title={t('erase.stays')} points={STAYS} />
  </div>
);

const Told = ({ title, points }: { title: string; points: readonly PlainKey[] }) => (
  <section className="rounded-card border border-line bg-surface p-4">
    <h2 className="font-bold text-20">{title}</h2>
    <ul className="flex list-disc flex-col gap-2 py-2 pl-6">
      {points.map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ul>
  </section>
);
