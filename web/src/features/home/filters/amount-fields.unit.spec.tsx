// @vitest-environment happy-dom
import type { MapFilter } from '@naksha/events/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearTypedAmounts } from './amount-fields.tsx';
import { changeFilter, type FilterChange } from './filter-rules.ts';
import { AreaSection, PriceSection } from './filter-sections.tsx';

afterEach(() => {
  cleanup();
  clearTypedAmounts();
});

let filter: MapFilter;
function Panel({ of: Section, start = {} }: { of: typeof PriceSection; start?: MapFilter }) {
  const [shown, setShown] = useState<MapFilter>(start);
  filter = shown;
  const onChange = (change: FilterChange) => setShown((before) => changeFilter(before, change));
  return <Section filter={shown} onChange={onChange} />;
}
const field = (label: 'From' | 'To') => screen.getByLabelText(new RegExp(`^${label} \\(`)) as HTMLInputElement;
const type = (label: 'From' | 'To', value: string) => fireEvent.change(field(label), { target: { value } });
const enter = (label: 'From' | 'To', text: string) => {
  type(label, text);
  fireEvent.blur(field(label));
};
const shown = () => [field('From').value, field('To').value];
const alert = () => screen.queryByRole('alert')?.textContent;
const sliderSays = () => screen.getByTestId('range').textContent;

describe('fields next to the price slider', () => {
  it.each([
    ['90 lakh', 90],
    ['1.2 cr', 120],
    ['₹ 45,00,000', 45],
    ['45', 45],
    ['150', 150],
    ['47.5 lakh', 48],
    ['डेढ़ करोड़', 150],
  ])('read %s as %i lakh', (text, lakhs) => {
    render(<Panel of={PriceSection} />);
    enter('To', text);
    expect([filter, alert()]).toEqual([{ price: { min: 0, max: lakhs } }, undefined]);
  });

  it('apply their text on Enter or blur, and not while typing', () => {
    render(<Panel of={PriceSection} />);
    expect(screen.getByRole('group', { name: 'Price' })).toBeTruthy();
    type('From', '60 lakh');
    expect(filter).toEqual({});
    fireEvent.keyDown(field('From'), { key: 'Enter' });
    expect([filter, shown()]).toEqual([{ price: { min: 60 } }, ['60 Lac', '']]);
  });

  it('stay in sync with the slider, also between two of its positions', () => {
    render(<Panel of={PriceSection} start={{ price: { min: 60, max: 90 } }} />);
    expect(shown()).toEqual(['60 Lac', '90 Lac']);
    enter('From', '62 lakh');
    expect([filter, sliderSays()]).toEqual([{ price: { min: 62, max: 90 } }, '62 Lakh – 90 Lakh']);
    fireEvent.click(screen.getByRole('button', { name: 'Increase “Price, to”' }));
    expect([filter, shown()]).toEqual([{ price: { min: 62, max: 95 } }, ['62 Lac', '95 Lac']]);
    enter('To', '');
    expect([filter, sliderSays()]).toEqual([{ price: { min: 62 } }, '62 Lakh – 5+ Cr']);
  });

  it.each([
    ['To', 'cheap', 'Price, to: “cheap” is not a price. Enter a price such as 45 lakh, 1.2 cr or 45,00,000.'],
    [
      'From',
      '20000 cr',
      'Price, from: “20000 cr” is higher than 9,999.99 Cr. Enter 9,999.99 Cr or less, or leave the field empty.',
    ],
  ] as const)('show for “%s” what is wrong with “%s”, and keep it', (label, text, error) => {
    const start: MapFilter = { price: { min: 60, max: 90 } };
    const { unmount } = render(<Panel of={PriceSection} start={start} />);
    type(label, text);
    expect(alert()).toBeUndefined();
    fireEvent.blur(field(label));
    const state = () => [filter, field(label).value, alert(), field(label).getAttribute('aria-invalid')];
    expect(state()).toEqual([start, text, error, 'true']);
    expect(document.getElementById(field(label).getAttribute('aria-describedby')!)?.textContent).toBe(error);
    unmount();
    render(<Panel of={PriceSection} start={start} />);
    expect(state()).toEqual([start, text, error, 'true']);
  });

  it('accept exact bounds beyond the slider', () => {
    render(<Panel of={PriceSection} />);
    enter('From', '600 lakh');
    expect([filter, shown(), sliderSays()]).toEqual([{ price: { min: 600 } }, ['6 Cr', ''], '6 Cr – 5+ Cr']);
    enter('To', '7.5 cr');
    expect([filter.price, sliderSays()]).toEqual([{ min: 600, max: 750 }, '6 Cr – 7.5 Cr']);
  });

  it('apply one field while the other is invalid', () => {
    render(<Panel of={PriceSection} />);
    enter('From', 'cheap');
    enter('To', '90 lakh');
    expect([filter, shown()]).toEqual([{ price: { min: 0, max: 90 } }, ['cheap', '90 Lac']]);
  });

  it('ask whether to swap bounds in the wrong order', () => {
    render(<Panel of={PriceSection} start={{ price: { min: 60, max: 90 } }} />);
    enter('From', '1.2 cr');
    expect([filter.price, alert()]).toEqual([
      { min: 60, max: 90 },
      'Price: “From” (1.2 Cr) is higher than “To” (90 Lac). Swap them?',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Swap: 90 Lac to 1.2 Cr' }));
    expect([filter.price, shown(), alert()]).toEqual([{ min: 90, max: 120 }, ['90 Lac', '1.2 Cr'], undefined]);
    expect(document.activeElement).toBe(field('From'));
  });

  it('apply both bounds once the other one is corrected instead', () => {
    render(<Panel of={PriceSection} start={{ price: { min: 60, max: 90 } }} />);
    enter('From', '1.2 cr');
    enter('To', '2 cr');
    expect([filter.price, alert()]).toEqual([{ min: 120, max: 200 }, undefined]);
  });

  it('offer common ranges, and a second click removes one', () => {
    render(<Panel of={PriceSection} />);
    fireEvent.click(screen.getByRole('checkbox', { name: '₹50 Lac–1 Cr' }));
    expect([filter, shown()]).toEqual([{ price: { min: 50, max: 100 } }, ['50 Lac', '1 Cr']]);
    fireEvent.click(screen.getByRole('checkbox', { name: '₹50 Lac–1 Cr' }));
    expect([filter, shown()]).toEqual([{}, ['', '']]);
  });
});

describe('fields next to the area slider', () => {
  it.each([
    ['kothi', '200 gaj', 200],
    ['kothi', '10 marla', 303],
    ['kothi', '250', 250],
    ['flat', '100 gaj', 900],
    ['flat', '1,250', 1250],
  ] as const)('of a %s read %s as %i of its unit', (subtype, text, max) => {
    render(<Panel of={AreaSection} start={{ subtype }} />);
    enter('To', text);
    expect(filter).toEqual({ subtype, area: { min: 0, max } });
  });

  it('accept an exact bound beyond the slider', () => {
    render(<Panel of={AreaSection} start={{ subtype: 'kothi' }} />);
    enter('From', '2 acre');
    expect([filter.area, sliderSays()]).toEqual([{ min: 9680 }, '9680 – 1000+']);
  });

  it('accept only a number while several types are searched', () => {
    render(<Panel of={AreaSection} />);
    enter('To', '200 gaj');
    expect([filter, alert()]).toEqual([
      {},
      'Area, to: “200 gaj” includes a unit, but kinds of property are measured in different units. Choose a kind of property first, or enter the number without a unit.',
    ]);
    enter('To', '200');
    expect([filter, alert()]).toEqual([{ area: { min: 0, max: 200 } }, undefined]);
  });
});
