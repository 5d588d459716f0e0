import type { ImportPreview } from '@naksha/events/wire/imports';
import { NEEDED_COLUMNS } from '@naksha/events/wire/imports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { FieldError } from '../../shared/ui/field.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ColumnsSection } from './columns-section.tsx';
import { ConstantValuesSection } from './constants-section.tsx';
import { importPreviewQuery } from './import-calls.ts';
import { toExplicitColumnOptions } from './import-options.ts';
import { QuestionsSection } from './questions-section.tsx';
import type { StepProps } from './step-props.ts';
import { useImportOptions } from './use-import-options.ts';
import { ValuesSection } from './values-section.tsx';

export function ReviewImport(props: StepProps & { children?: ReactNode }) {
  const {
    data: preview,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    ...importPreviewQuery(props.progress),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (preview === undefined) return <ListSkeleton rows={4} />;
  if (preview === null) return null;
  return <Review {...props} preview={preview} isOld={isPlaceholderData} />;
}

type ReviewProps = StepProps & { preview: ImportPreview; isOld: boolean; children?: ReactNode };

function Review({ preview, isOld, children, ...step }: ReviewProps) {
  const { progress } = step;
  const saved = isOld ? progress.options : toExplicitColumnOptions(progress.options, preview);
  const { options, change: onChange, isSaving, error } = useImportOptions(step, saved);
  const isMissing = NEEDED_COLUMNS.some((field) => !options.map?.[field] && options.set?.[field] === undefined);
  const summary = useRef<HTMLDivElement>(null);
  const isUnreadable = preview.columns.some(({ samples }) => samples.some(({ reason }) => reason));
  return (
    <>
      <p role="status" className="sr-only">
        {isSaving || isOld ? t('imports.updating') : ''}
      </p>
      {error && <FieldError text={error} />}
      {!isMissing && (
        <QuestionsSection
          {...{ preview, options, onChange }}
          isUpdating={isSaving || isOld}
          onAllAnswered={() => summary.current?.focus()}
        />
      )}
      <div ref={summary} tabIndex={-1} className="outline-none">
        {preview.questions.length > 0 ? <p className="font-semibold">{t('imports.answerFirst')}</p> : children}
      </div>
      <Part title={t('imports.columnsTitle')} hint={t('imports.columnsHint')}>
        <ColumnsSection preview={preview} options={options} onChange={onChange} />
      </Part>
      <Part title={t('imports.constantsTitle')} hint={t('imports.constantsHint')} open={isMissing}>
        <ConstantValuesSection options={options} onChange={onChange} />
      </Part>
      {!isMissing && (
        <Part title={t('imports.valuesTitle')} hint={t('imports.valuesHint')} open={isUnreadable}>
          <ValuesSection preview={preview} options={options} onChange={onChange} />
        </Part>
      )}
    </>
  );
}

type PartProps = { title: string; hint: string; open?: boolean; children: ReactNode };

function Part({ title, hint, open = true, children }: PartProps) {
  const [isOpen] = useState(open);
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-18">{title}</summary>
      <p className="text-14 text-muted">{hint}</p>
      <div className="pt-2">{children}</div>
    </details>
  );
}
