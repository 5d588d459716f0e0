// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { PriceAndAreaSection } from './figures-section.tsx';
import type { ChangeDraft } from './use-draft.ts';

function Form() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const change: ChangeDraft = (next) =>
    setDraft((before) => (typeof next === 'function' ? next(before) : { ...before, ...next }));
  return <PriceAndAreaSection draft={draft} change={change} errors={{}} />;
}

afterEach(cleanup);

it.each([
  ['Expected price in rupees', 'ask me', '45,00,000', '“ask me” is not a price.'],
  ['Area', 'big', '1450', '“big” is not an area.'],
])('shows an error for unreadable text when %s loses focus, and keeps it', (label, unreadable, readable, message) => {
  render(<Form />);
  const input = screen.getByLabelText<HTMLInputElement>(label);
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  const isNamed = () => input.getAttribute('aria-invalid') === 'true' && document.body.textContent?.includes(message);
  fireEvent.blur(input);
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  type(unreadable);
  expect(isNamed()).toBe(false);
  fireEvent.blur(input);
  expect([isNamed(), input.value]).toEqual([true, unreadable]);
  type(`${unreadable}!`);
  expect(isNamed()).toBe(false);
  type(readable);
  fireEvent.blur(input);
  expect([input.getAttribute('aria-invalid') === 'true', input.value]).toEqual([false, readable]);
});
