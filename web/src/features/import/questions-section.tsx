import type { ImportOptions, ImportPreview, ImportQuestion } from '@naksha/events/wire/imports';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CheckboxChoices, RadioChoice } from '../../shared/ui/choice.tsx';
import { FieldGroup } from '../../shared/ui/field.tsx';
import { describeColumn } from './columns-section.tsx';
import { labelOfFieldValue, labelOfImportField } from './field-choices.ts';
import {
  clearAnswerToQuestion,
  columnOptionKey,
  findAnswerToQuestion,
  findColumnUse,
  mergeImportOptions,
} from './import-options.ts';

type Props = {
  preview: Pick<ImportPreview, 'columns' | 'questions'>;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
  isUpdating: boolean;
  onAllAnswered: () => void;
};

export function QuestionsSection({ preview, options, onChange, isUpdating, onAllAnswered }: Props) {
  const isAnswered = (question: ImportQuestion) => findAnswerToQuestion(options, question) !== undefined;
  const current = new Set(preview.questions.map(questionKey));
  const questions = useAskedQuestions(preview.questions).filter(
    (question) => isAnswered(question) || isUpdating || current.has(questionKey(question)),
  );
  const open = questions.filter((question) => !isAnswered(question));
  const firstOpen = useRef<HTMLLIElement>(null);
  const isFocusDue = useRef(false);
  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    if (firstOpen.current) firstOpen.current.focus();
    else onAllAnswered();
  });
  if (questions.length === 0) return null;
  const change = (next: ImportOptions) => {
    isFocusDue.current = true;
    onChange(next);
  };
  return (
    <section className="flex flex-col gap-4 rounded-card border-2 border-ink bg-surface p-4">
      <h3 className="font-semibold text-18">
        {open.length > 0 ? t('imports.questions', { n: open.length }) : t('imports.questionsAnswered')}
      </h3>
      <ul className="flex flex-col gap-4">
        {questions.map((question) => (
          <li
            key={questionKey(question)}
            ref={question === open[0] ? firstOpen : undefined}
            tabIndex={-1}
            className="outline-none"
          >
            {open.includes(question) ? (
              <Question
                {...{ question, preview, options }}
                onAnswer={(given) => change(mergeImportOptions(options, given))}
              />
            ) : (
              <Answered {...{ question, options }} onReopen={() => change(clearAnswerToQuestion(options, question))} />
            )}
          </li>
        ))}
      </ul>
      {preview.questions.map((question) =>
        question.kind === 'value' && question.more ? (
          <p key={question.field} className="text-14 text-muted">
            {t('imports.moreQuestions', { n: question.more, field: labelOfImportField(question.field) })}
          </p>
        ) : null,
      )}
    </section>
  );
}

/** So that answered questions can be changed. */
function useAskedQuestions(questions: readonly ImportQuestion[]): readonly ImportQuestion[] {
  const [asked, setAsked] = useState(questions);
  const keys = new Set(asked.map(questionKey));
  const added = questions.filter((question) => !keys.has(questionKey(question)));
  if (added.length > 0) setAsked([...asked, ...added]);
  return asked;
}

const questionKey = (question: ImportQuestion): string =>
  question.kind === 'sale_state' ? `column ${question.column}` : `${question.field} ${question.text}`;

type QuestionProps = Pick<Props, 'preview' | 'options'> & {
  question: ImportQuestion;
  onAnswer: (answer: ImportOptions) => void;
};

const Question = ({ question, preview, options, onAnswer }: QuestionProps) =>
  question.kind === 'sale_state' ? (
    <SaleState question={question} onAnswer={onAnswer} />
  ) : (
    <ValueMeaning {...{ question, preview, options, onAnswer }} />
  );

function Answered({
  question,
  options,
  onReopen,
}: Pick<Props, 'options'> & { question: ImportQuestion; onReopen: () => void }) {
  const said =
    question.kind === 'sale_state'
      ? `${question.column}: ${describeSkipped(findAnswerToQuestion(options, question) ?? [])}`
      : `${question.text}: ${(findAnswerToQuestion(options, question) ?? []).map((value) => labelOfFieldValue(question.field, value)).join(', ')}`;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 break-words">{said}</span>
      <Button look="plain" className="px-2 text-14" onClick={onReopen}>
        {t('imports.changeAnswer')}
        <span className="sr-only"> {said}</span>
      </Button>
    </p>
  );
}

const describeSkipped = (texts: readonly string[]): string =>
  texts.length > 0 ? t('imports.notImported', { values: texts.join(', ') }) : t('imports.importAllRows');

type Asked<Kind> = { question: Extract<ImportQuestion, { kind: Kind }>; onAnswer: (answer: ImportOptions) => void };

function ValueMeaning({ question, preview, options, onAnswer }: Asked<'value'> & Pick<Props, 'preview' | 'options'>) {
  const { field, text, rows, choices, answers } = question;
  const [chosen, setChosen] = useState<string>();
  const [isEmpty, setIsEmpty] = useState(false);
  const columns = preview.columns.filter(
    (one) => findColumnUse(options, columnOptionKey(one, preview))?.field === field,
  );
  const column = columns.find(({ samples }) => samples.some((sample) => sample.text === text)) ?? columns[0];
  const answer = () => {
    const given = answers[choices.indexOf(chosen ?? '')];
    if (given) onAnswer(given);
    else setIsEmpty(true);
  };
  return (
    <FieldGroup
      label={t('imports.whatIs', {
        text,
        n: rows,
        column: column ? describeColumn(column) : labelOfImportField(field),
      })}
      error={isEmpty && chosen === undefined ? t('imports.chooseAnswer') : undefined}
    >
      <RadioChoice
        name={useId()}
        options={choices.map((choice) => ({ value: choice, label: labelOfFieldValue(field, choice) }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button look="dark" className="self-start" onClick={answer}>
        {t('imports.saveAnswer')}
      </Button>
    </FieldGroup>
  );
}

function SaleState({ question, onAnswer }: Asked<'sale_state'>) {
  const { column, values } = question;
  const [left, setLeft] = useState(() => values.filter(({ leaveOut }) => leaveOut).map(({ text }) => text));
  return (
    <FieldGroup label={t('imports.saleState', { column })} hint={t('imports.saleStateHint')}>
      <CheckboxChoices
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
