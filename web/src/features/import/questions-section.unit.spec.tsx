// @vitest-environment happy-dom
import type { ImportOptions, ImportQuestion } from '@naksha/events/wire/imports';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuestionsSection } from './questions-section.tsx';

afterEach(cleanup);

const CHOICES = ['residential-plot', 'commercial-plot'];
const questionOf = (text: string): ImportQuestion => ({
  ...{ kind: 'value', field: 'subtype', text, rows: 2, line: 3, choices: CHOICES },
  answers: CHOICES.map((choice) => ({ values: { subtype: { [text]: choice } } })),
});
const sample = (text: string) => ({ text, rows: 2 });
const preview = {
  columns: [
    {
      ...{ place: 1, name: 'प्रकार', use: 'map' as const, fields: [{ field: 'subtype' as const, turn: 1 }] },
      samples: [sample('Plot'), sample('Land')],
    },
  ],
  questions: [questionOf('Plot'), questionOf('Land')],
};

function renderQuestions(questions: ImportQuestion[] = preview.questions) {
  const chosen: ImportOptions[] = [];
  const onAllAnswered = vi.fn();
  function Page() {
    const [options, setOptions] = useState<ImportOptions>({ map: { subtype: ['प्रकार'] } });
    const change = (next: ImportOptions) => {
      chosen.push(next);
      setOptions(next);
    };
    const shown = { preview: { ...preview, questions }, options, onAllAnswered };
    return <QuestionsSection {...shown} onChange={change} isUpdating={false} />;
  }
  render(<Page />);
  return { chosen, onAllAnswered };
}
const choose = (n: number) => fireEvent.click(screen.getAllByRole('radio')[n] as HTMLElement);
const press = (name: string | RegExp) =>
  act(() => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));

it('shows questions with values from the file, and saves an answer only with the button', () => {
  const { chosen } = renderQuestions();
  expect(screen.getByText('2 rows say “Plot” in प्रकार. What does this mean?')).toBeTruthy();
  press('Save answer');
  expect(screen.getByRole('alert').textContent).toContain('Choose an answer first.');
  choose(1);
  choose(0);
  expect(chosen).toEqual([]);
  press('Save answer');
  expect(chosen[0]?.values).toEqual({ subtype: { Plot: 'residential-plot' } });
});

it('moves the focus to the next question, then out of the section, and answers can be changed', () => {
  const { chosen, onAllAnswered } = renderQuestions();
  choose(0);
  press('Save answer');
  expect(document.activeElement?.textContent).toContain('“Land”');
  choose(1);
  press('Save answer');
  expect(onAllAnswered).toHaveBeenCalledOnce();
  expect(screen.queryByRole('radio')).toBeNull();
  press(/^Change Plot: Residential plot/);
  expect(chosen.at(-1)?.values).toEqual({ subtype: { Land: 'commercial-plot' } });
  expect(document.activeElement?.textContent).toContain('“Plot”');
});

it('shows how many more values of a field need an answer', () => {
  renderQuestions();
  expect(screen.queryByText(/After these/)).toBeNull();
  cleanup();
  renderQuestions([questionOf('Plot'), { ...questionOf('Land'), more: 12 } as ImportQuestion]);
  expect(screen.getByText('After these, we’ll ask about 12 more values of “Kind of property”.')).toBeTruthy();
});
