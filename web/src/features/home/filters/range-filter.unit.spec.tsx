// @vitest-environment happy-dom
import { getFacet, type MapFilter, type NumberRange } from '@naksha/events/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listActiveFilters } from './list-active-filters.ts';
import { RangeFilter } from './range-filter.tsx';

const FLOOR = getFacet('floor');
let applied: (NumberRange | undefined)[] = [];
function Floors({ initial }: { initial?: NumberRange }) {
  const [asked, setAsked] = useState(initial);
  return (
    <>
      <RangeFilter
        facet={FLOOR}
        asked={asked}
        onChange={(range) => {
          applied.push(range);
          setAsked(range);
        }}
      />
      <button type="button" onClick={() => setAsked(undefined)}>
        Clear
      </button>
    </>
  );
}
const field = (name: 'From' | 'To') => screen.getByLabelText(name) as HTMLInputElement;
const type = (name: 'From' | 'To', text: string) => fireEvent.change(field(name), { target: { value: text } });
const values = () => [field('From').value, field('To').value];
const error = () => screen.queryByRole('alert')?.textContent;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  applied = [];
});

describe('a filter on a numeric range', () => {
  it('applies the typed text on blur and on Enter', () => {
    render(<Floors />);
    expect(screen.getByRole('group', { name: 'Floor' })).toBeTruthy();
    type('From', '2');
    expect(applied).toEqual([]);
    fireEvent.blur(field('From'));
    expect(applied).toEqual([{ min: 2 }]);
    type('To', '१२');
    fireEvent.keyDown(field('To'), { key: 'Enter' });
    fireEvent.blur(field('To'));
    expect(applied).toEqual([{ min: 2 }, { min: 2, max: 12 }]);
    expect(values()).toEqual(['2', '12']);
    type('From', '');
    type('To', '');
    fireEvent.blur(field('To'));
    expect(applied.at(-1)).toBeUndefined();
  });

  it('marks the invalid field at once, and applies nothing meanwhile', () => {
    render(<Floors />);
    type('From', 'ground');
    expect(error()).toBe('Floor, from: enter a whole number from -1 to 150');
    expect([field('From'), field('To')].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', null]);
    fireEvent.blur(field('From'));
    type('From', '9');
    expect(error()).toBeUndefined();
    type('To', '151');
    expect(error()).toBe('Floor, to: enter a whole number from -1 to 150');
    type('To', '4');
    expect(error()).toBe('Floor: “From” (9) can’t be higher than “To” (4)');
    fireEvent.blur(field('To'));
    expect(applied).toEqual([]);
    type('From', '-1');
    fireEvent.blur(field('From'));
    expect(applied).toEqual([{ min: -1, max: 4 }]);
  });

  it('has the common ranges of the registry as buttons, and a second click removes one', () => {
    render(<Floors />);
    const preset = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
    expect(screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Ground',
      '1 to 3',
      '4 to 8',
      '9 and above',
    ]);
    fireEvent.click(preset('1 to 3'));
    expect(values()).toEqual(['1', '3']);
    fireEvent.click(preset('9 and above'));
    expect([preset('1 to 3').checked, preset('9 and above').checked]).toEqual([false, true]);
    expect(values()).toEqual(['9', '']);
    fireEvent.click(preset('9 and above'));
    expect(applied).toEqual([{ min: 1, max: 3 }, { min: 9 }, undefined]);
  });

  it('offers ages of a building, and filters by the corresponding years', () => {
    vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] });
    const change = vi.fn();
    render(<RangeFilter facet={getFacet('yearBuilt')} asked={undefined} onChange={change} />);
    const names = screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent ?? '');
    expect(names).toEqual(['under 1 year', '1 to 5 years', '5 to 10 years', 'over 10 years']);
    for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name }));
    const years = [{ min: 2026 }, { min: 2021, max: 2025 }, { min: 2016, max: 2021 }, { min: 1900, max: 2015 }];
    expect(change.mock.calls.flat()).toEqual(years);
    expect(years.map((yearBuilt) => listActiveFilters({ yearBuilt })[0].words)).toEqual(
      names.map((name) => `Property age: ${name}`),
    );
    vi.setSystemTime(new Date('2027-01-01T00:00:00Z'));
    expect(listActiveFilters({ yearBuilt: { min: 2021, max: 2025 } })[0].words).toBe('Property age: 2 to 6 years');
  });

  it('shows the unit once: next to the fields, not in the name of the attribute', () => {
    render(<RangeFilter facet={getFacet('roadWidth')} asked={{ min: 30 }} onChange={vi.fn()} />);
    expect(screen.getByRole('group', { name: 'Width of the road in front' })).toBeTruthy();
    expect(screen.getByLabelText('From (ft)')).toHaveProperty('value', '30');
    expect(listActiveFilters({ roadWidth: { min: 30 } })[0].words).toBe('Width of the road in front 30 ft and above');
  });

  it('follows a filter that is removed elsewhere', () => {
    render(<Floors initial={{ min: 2, max: 5 }} />);
    expect(values()).toEqual(['2', '5']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(values()).toEqual(['', '']);
  });

  it.each<[NumberRange, string]>([
    [{ min: 2, max: 5 }, 'Floor 2 to 5'],
    [{ min: 2 }, 'Floor 2 and above'],
    [{ min: -1, max: 5 }, 'Floor up to 5'],
    [{ min: 0, max: 3 }, 'Floor Ground to 3'],
    [{ min: 0, max: 0 }, 'Floor: Ground'],
  ])('has a chip with the text %j, which removes it', (floor, words) => {
    const filter: MapFilter = { floor };
    expect(listActiveFilters(filter)).toEqual([
      { words, remove: { choose: 'parameter', name: 'floor', value: undefined } },
    ]);
  });
});
