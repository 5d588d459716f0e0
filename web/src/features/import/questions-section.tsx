import type { ImportOptions, ImportQuestion } from '@naksha/events/wire/imports';
import { useId, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Choice, Choices } from '../../shared/ui/choice.tsx';
import { FieldGroup } from '../../shared/ui/field.tsx';
import { labelField, labelOf } from './field-choices.ts';
import { mergeOptions } from './import-options.ts';

type Props = {
  questions: readonly ImportQuestion[];
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
};

/** What only the owner of the file knows. Nothing is posted before each question has its answer. */
export function QuestionsSection({ questions, options, onChange }: Props) {
  const answer = (given: ImportOptions) => onChange(mergeOptions(options, given));
  return (
    <section className="flex flex-col gap-4 rounded-card border-2 border-ink bg-surface p-4">
      <h3 className="font-semibold text-18">{t('imports.questions', { n: questions.length })}</h3>
      {questions.map((question) =>
        question.kind === 'sale_state' ? (
          <SaleState key={question.column} question={question} onAnswer={answer} />
        ) : (
          <ValueMeaning key={`${question.field} ${question.text}`} question={question} onAnswer={answer} />
        ),
      )}
    </section>
  );
}

type Asked<Kind> = { question: Extract<ImportQuestion, { kind: Kind }>; onAnswer: (answer: ImportOptions) => void };

function ValueMeaning({ question, onAnswer }: Asked<'value'>) {
  const { field, text, rows, choices, answers } = question;
  return (
    <FieldGroup
      label={t('imports.whatIs', { text })}
      hint={t('imports.whatIsHint', { column: labelField(field), n: rows })}
    >
      <Choice
        name={useId()}
        options={choices.map((choice) => ({ value: choice, label: labelOf(field, choice) }))}
        value={undefined}
        onChange={(choice) => {
          const answer = answers[choices.indexOf(choice)];
          if (answer) onAnswer(answer);
        }}
      />
    </FieldGroup>
  );
}

function SaleState({ question, onAnswer }: Asked<'sale_state'>) {
  const { column, values } = question;
  const [left, setLeft] = useState(() => values.filter(({ leaveOut }) => leaveOut).map(({ text }) => text));
  return (
    <FieldGroup label={t('imports.saleState', { column })} hint={t('imports.saleStateHint')}>
      <Choices
        options={values.map(({ text, rows }) => ({
          value: text,
          label: `${text} (${t('imports.rows', { n: rows })})`,
        }))}
        value={left}
        onChange={setLeft}
      />
      <Button
        look="dark"
        className="self-start"
        onClick={() => onAnswer({ ...(left.length > 0 && { skip: { [column]: left } }), ignore: [column] })}
      >
        {left.length > 0 ? t('imports.leaveThemOut') : t('imports.importAllRows')}
      </Button>
    </FieldGroup>
  );
}
