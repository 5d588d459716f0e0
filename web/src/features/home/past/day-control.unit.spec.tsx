// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PastDayControl from './day-control.tsx';

const LAST = '2026-11-22';
const NO_MEDIA = { addEventListener: () => {}, removeEventListener: () => {} };
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the day of a past map', () => {
  const shown = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    shown.mockClear();
    entries.mockClear();
    render(<Page from="2026-11-01" />);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const entries = vi.fn();
  function Page({ from, settled = true }: { from?: string; settled?: boolean }) {
    const [at, setAt] = useState(from);
    const onDay = (day: string | undefined, how: 'push' | 'replace') => {
      shown(day);
      entries(how);
      setAt(day);
    };
    return <PastDayControl at={at} settled={settled} onDay={onDay} />;
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const slider = () => screen.getByRole('slider') as HTMLInputElement;
  const field = () => screen.getByLabelText('Day', { exact: true }) as HTMLInputElement;
  const drag = (days: number) => fireEvent.change(slider(), { target: { value: String(-days) } });

  it('is requested when dragging stops, and shown at once', () => {
    for (let days = 20; days > 2; days--) drag(days);
    drag(2);
    expect(shown).not.toHaveBeenCalled();
    expect([slider().getAttribute('aria-valuetext'), field().value]).toEqual(['2026-11-20', '2026-11-20']);
    fireEvent.pointerUp(slider());
    expect(shown.mock.calls).toEqual([['2026-11-20']]);
    vi.advanceTimersByTime(5_000);
    expect(shown).toHaveBeenCalledTimes(1);
    drag(7);
    vi.advanceTimersByTime(299);
    expect(shown).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(shown.mock.lastCall).toEqual(['2026-11-15']);
  });

  it('can be typed: an invalid day stays in the field and is not shown', () => {
    expect([field().min, field().max]).toEqual(['2000-01-01', LAST]);
    for (const value of ['', '0002-11-05', '0202-11-05', '2026-11-23']) {
      fireEvent.change(field(), { target: { value } });
      expect(field().value).toBe(value);
      const said = screen.queryByRole('alert')?.textContent;
      expect(said).toBe(value > LAST ? 'This day has not ended yet. Choose an earlier day.' : undefined);
    }
    vi.advanceTimersByTime(5_000);
    expect(shown).not.toHaveBeenCalled();
    fireEvent.change(field(), { target: { value: '2026-11-05' } });
    vi.advanceTimersByTime(5_000);
    expect(shown.mock.calls).toEqual([['2026-11-05']]);
    fireEvent.change(field(), { target: { value: '' } });
    fireEvent.blur(field());
    expect(field().value).toBe('2026-11-05');
  });

  const PLAY = 'Play week by week';
  it.each([
    ['a day is typed', () => fireEvent.change(field(), { target: { value: '2026-09-05' } }), '2026-09-05'],
    ['a day begins to be typed', () => fireEvent.change(field(), { target: { value: '' } }), '2026-11-08'],
    ['a day is dragged to', () => drag(78), '2026-09-05'],
    ['one steps to another', () => press('Previous day'), '2026-11-07'],
    ['one goes back to today', () => press('Back to today'), undefined],
    ['it is stopped', () => press('Stop'), '2026-11-08'],
    ['the panel is folded', () => press('Show a past day'), '2026-11-08'],
  ])('playback continues until %s', (_, choose, day) => {
    press(PLAY);
    pass(899);
    expect(shown).not.toHaveBeenCalled();
    pass(1);
    expect(shown.mock.calls).toEqual([['2026-11-08']]);
    choose();
    pass(60_000);
    expect(shown.mock.lastCall).toEqual([day]);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it('playback ends at the last day, without history entries for each frame', () => {
    press(PLAY);
    for (let k = 0; k < 5; k++) pass(900);
    expect(shown.mock.calls).toEqual([['2026-11-08'], ['2026-11-15'], [LAST]]);
    expect(entries.mock.calls.flat()).toEqual(['replace', 'replace', 'replace']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: PLAY }).disabled).toBe(true);
    press('Back to today');
    expect(entries.mock.lastCall).toEqual(['push']);
  });

  it('playback waits until the map shows a day completely', () => {
    cleanup();
    const { rerender } = render(<Page from="2026-11-01" settled={false} />);
    press(PLAY);
    pass(60_000);
    expect(shown).not.toHaveBeenCalled();
    rerender(<Page from="2026-11-01" />);
    pass(900);
    expect(shown.mock.calls).toEqual([['2026-11-08']]);
  });

  it('on a phone it is collapsed at first, and Back collapses it and stops playback', () => {
    cleanup();
    vi.stubGlobal('matchMedia', (query: string) => ({ ...NO_MEDIA, matches: query.includes('max-width') }));
    render(<Page from="2026-11-01" />);
    expect(screen.queryByRole('slider')).toBeNull();
    press('Show a past day');
    press(PLAY);
    history.replaceState(null, '');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('slider')).toBeNull();
    press('Show a past day');
    pass(60_000);
    expect(shown).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('one day back from today is the last past day, and navigation from a past day keeps it', () => {
    cleanup();
    render(<Page />);
    const buttons = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
    fireEvent.click(screen.getByRole('button', { name: 'Show a past day' }));
    screen.getByRole('heading', { name: 'The map on a past day' });
    expect([screen.queryByText('22 Nov 2025'), screen.queryByText('22 Nov 2026')]).not.toContain(null);
    expect(buttons()).toEqual(['Show a past day', 'Previous day']);
    fireEvent.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(shown.mock.lastCall).toEqual([LAST]);
    screen.getByText('This is the most recent day you can view.');
    fireEvent.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(shown.mock.lastCall).toEqual(['2026-11-21']);
    expect(screen.queryByText('This is the most recent day you can view.')).toBeNull();
    expect(buttons()).toEqual(['Show a past day', 'Previous day', 'Next day', 'Play week by week', 'Back to today']);
  });
});
