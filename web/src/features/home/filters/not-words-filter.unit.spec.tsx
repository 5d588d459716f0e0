// @vitest-environment happy-dom
import type { MapFilter } from '@naksha/events/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { changeFilter, type FilterChange } from './filter-rules.ts';
import { NotWordsFilter } from './not-words-filter.tsx';

afterEach(cleanup);

let filter: MapFilter;
function Panel() {
  const [shown, setShown] = useState<MapFilter>({});
  filter = shown;
  const onChange = (change: FilterChange) => setShown((before) => changeFilter(before, change));
  return <NotWordsFilter filter={shown} onChange={onChange} />;
}
const field = () => screen.getByLabelText('Exclude homes with these words') as HTMLInputElement;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

it('applies words on blur or Enter, and removes them when emptied', () => {
  render(<Panel />);
  type('ground floor, corner');
  expect(filter).toEqual({});
  fireEvent.blur(field());
  expect(filter).toEqual({ notWords: ['ground floor', 'corner'] });
  expect(field().value).toBe('ground floor, corner');
  type(' ');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(filter).toEqual({});
});

it('explains invalid words, and keeps them in the field', () => {
  render(<Panel />);
  type('a, b, c, d');
  fireEvent.blur(field());
  expect(screen.getByRole('alert').textContent).toBe(
    '“a, b, c, d” can’t be used. Enter up to three words or phrases, separated by commas.',
  );
  expect([filter, field().value]).toEqual([{}, 'a, b, c, d']);
  type('a, b');
  fireEvent.blur(field());
  expect(screen.queryByRole('alert')).toBeNull();
});
