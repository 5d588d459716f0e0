// @vitest-environment happy-dom

import type { MapFilter } from '@naksha/events/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AmenityFilter } from './amenity-filter.tsx';
import { changeFilter, type FilterChange } from './filter-rules.ts';

afterEach(cleanup);

let filter: MapFilter = {};
function Panel() {
  const [shown, setShown] = useState<MapFilter>({ amenities: ['lift'] });
  filter = shown;
  const onChange = (change: FilterChange) => setShown((before) => changeFilter(before, change));
  return <AmenityFilter filter={shown} onChange={onChange} />;
}
const search = (text: string) =>
  fireEvent.change(screen.getByLabelText('Search amenities'), { target: { value: text } });
const names = () => screen.queryAllByRole('checkbox').map((box) => box.parentElement?.textContent);

it('lists every amenity by group, and those whose name contains the text', () => {
  render(<Panel />);
  expect(names()).toHaveLength(43);
  search('PARK');
  expect(names()).toEqual(['Park', 'Visitor parking', 'Park facing']);
  search('moat');
  expect(names()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No amenities match “moat”.');
});

it('keeps the selection while another part of the list is shown', () => {
  render(<Panel />);
  search('power');
  fireEvent.click(screen.getByLabelText('Power backup'));
  expect(filter).toEqual({ amenities: ['lift', 'powerBackup'] });
  search('');
  fireEvent.click(screen.getByLabelText('Lift'));
  fireEvent.click(screen.getByLabelText('Power backup'));
  expect(filter).toEqual({});
});
