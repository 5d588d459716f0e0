// @vitest-environment happy-dom
import { listingIdFromNumber } from '@naksha/events/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CompareToggle } from '../saving/card-signs.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { toggleCompared } from './compared-homes.ts';

const homes = [1, 2, 3, 4, 5].map((n) => ({ id: listingIdFromNumber(n), title: `Flat ${n}` }));

afterEach(() => {
  for (const { id } of homes) if (localStorage.getItem('naksha.compare')?.includes(id)) toggleCompared(id);
  cleanup();
});

it('one notice shows how many homes are compared, however fast they were selected', () => {
  render(
    <>
      {homes.map((card) => (
        <CompareToggle key={card.id} card={card} />
      ))}
      <Toasts />
    </>,
  );
  const press = (n: number) => fireEvent.click(screen.getByRole('button', { name: `Compare Flat ${n}` }));
  const said = () => screen.queryAllByText(/to compare\.|up to four/).map(({ textContent }) => textContent);
  for (const n of [1, 2, 3, 4]) press(n);
  expect(said()).toEqual(['4 homes to compare.']);
  press(5);
  expect(said()).toEqual(['You can compare up to four homes. Remove one to add another.']);
  press(4);
  expect(said()).toEqual([]);
  press(5);
  expect(said()).toEqual(['4 homes to compare.']);
  press(5);
});
