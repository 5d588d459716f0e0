import { formatIndianNumber } from '@naksha/events/kernel';
import { type ImportProgress, ROW_OUTCOMES, type RowOutcome } from '@naksha/events/wire/imports';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ImportActionButton } from './end-import.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ReadFileAgainForm } from './read-otherwise.tsx';
import { RejectedRows } from './refused-rows.tsx';
import { ImportRemarks } from './remarks.tsx';
import { ReviewImport } from './review-import.tsx';
import { StartImport } from './start-import.tsx';
import type { StepProps } from './step-props.ts';

export function ImportStep({ progress, onProgress }: StepProps) {
  const { state, file_name: name } = progress;
  switch (state) {
    case 'sending':
      return <p role="status">{t('imports.sendAgain', { name })}</p>;
    case 'unreadable':
    case 'checking':
    case 'checked':
      return <ReviewStep progress={progress} onProgress={onProgress} />;
    case 'importing':
      return (
        <UnderWay label={t('imports.importing', { name })} progress={progress}>
          <ImportActionButton progress={progress} onProgress={onProgress} does="stop" />
        </UnderWay>
      );
    case 'stopped':
      return (
        <Report progress={progress} said={t('imports.stopped', { name })}>
          <p>{t('imports.stoppedAt', { done: progress.rows - progress.waiting, rows: progress.rows })}</p>
          <ImportActionButton progress={progress} onProgress={onProgress} does="resume" />
        </Report>
      );
    case 'ended':
      return (
        <Report progress={progress} said={t('imports.ended', { name })}>
          <ButtonLink href="/dashboard/listing" className="self-start">
            {t('imports.myListings')}
          </ButtonLink>
        </Report>
      );
    default:
      return state satisfies never;
  }
}

function ReviewStep({ progress, onProgress }: StepProps) {
  const { state, file_name: name, problem } = progress;
  const step = { progress, onProgress };
  return (
    <section className="flex flex-col gap-4">
      <div role="status">
        <h2 className="break-words font-semibold text-18">{t('imports.review', { name })}</h2>
        <p className="text-muted">{t('imports.reviewHint')}</p>
      </div>
      {problem && <ReadFileAgainForm {...step} />}
      <ReviewImport {...step}>
        {state !== 'unreadable' && (
          <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
            <h3 className="font-semibold text-18">{t('imports.summaryTitle')}</h3>
            {state === 'checking' ? (
              <UnderWay label={t('imports.checking', { name })} progress={progress} />
            ) : (
              <>
                <Counts progress={progress} />
                <StartImport {...step} />
                <RejectedRows progress={progress} />
              </>
            )}
          </section>
        )}
      </ReviewImport>
      {state === 'checked' && <ImportRemarks progress={progress} />}
      <ImportActionButton {...step} does="forget" />
    </section>
  );
}

type UnderWayProps = { label: string; progress: ImportProgress; children?: React.ReactNode };

function UnderWay({ label, progress, children }: UnderWayProps) {
  const { rows, waiting, waits } = progress;
  return (
    <ProgressBar label={label} share={rows === 0 ? 0 : (rows - waiting) / rows}>
      <p role="status" className="text-14">
        {t('imports.progress', { done: rows - waiting, rows })}
      </p>
      <p className="text-14 text-muted">
        {waits ? t(`imports.waits.${waits.for}`, { when: formatDateTime(waits.until) }) : t('imports.goesOn')}
      </p>
      {children}
    </ProgressBar>
  );
}

type ReportProps = { progress: ImportProgress; said: string; children: React.ReactNode };

const Report = ({ progress, said, children }: ReportProps) => (
  <section className="flex flex-col gap-4">
    <div role="status">
      <h2 className="font-semibold text-18">{said}</h2>
    </div>
    <Counts progress={progress} />
    {children}
    <RejectedRows progress={progress} />
    <ImportRemarks progress={progress} />
  </section>
);

function Counts({ progress }: { progress: ImportProgress }) {
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
            <dd className="font-bold text-24">{formatIndianNumber(outcomes[outcome] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {nameless > 0 && <p className="text-14">{t('imports.nameless', { n: nameless })}</p>}
      {leftOut.length > 0 && <p className="text-14">{t('imports.leftOut', { columns: leftOut.join(', ') })}</p>}
    </>
  );
}
