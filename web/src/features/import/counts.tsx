import { formatNumber } from '@naksha/events/kernel';
import { type ImportProgress, ROW_OUTCOMES, type RowOutcome } from '@naksha/events/wire/imports';
import { t } from '../../shared/messages/t.ts';

export function Counts({ progress }: { progress: ImportProgress }) {
  const { outcomes, state, nameless, left_out: leftOut } = progress;
  const shown = ROW_OUTCOMES.filter((outcome) => outcomes[outcome]);
  const nameOf = (outcome: RowOutcome) =>
    outcome === 'posted' && state === 'checked' ? t('imports.would.posted') : t(`imports.did.${outcome}`);
  return (
    <>
      <dl className="flex flex-wrap gap-3">
        {shown.map((outcome) => (
          <div key={outcome} className="flex min-w-24 flex-col-reverse rounded-card border border-line bg-surface p-3">
            <dt className="text-14 text-muted">{nameOf(outcome)}</dt>
            <dd className="font-bold text-24">{formatNumber(outcomes[outcome] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {nameless > 0 && <p className="text-14">{t('imports.nameless', { n: nameless })}</p>}
      {leftOut.length > 0 && <p className="text-14">{t('imports.leftOut', { columns: leftOut.join(', ') })}</p>}
    </>
  );
}
