// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ValuesSection } from './values-section.tsx';

afterEach(cleanup);

it('shows the interpretation of a price in words and digits, and offers a list on request', () => {
  const column = {
    ...{ place: 1, name: 'Price', use: 'map' as const, fields: [{ field: 'price' as const, turn: 1 }] },
    samples: [{ text: '19.9 L', rows: 1, read: '1990000' }],
  };
  const preview = { columns: [column], constants: [], rows: 1, skipped: 0, questions: [] };
  render(<ValuesSection preview={preview} options={{ map: { price: ['Price'] } }} onChange={() => {}} />);
  expect(screen.getByText('Read as ₹19.9 Lac (19,90,000)')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Change 19.9 L' })));
  expect(document.activeElement).toBe(screen.getByLabelText('Read “19.9 L” as'));
});
