import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import MapFailure from '../../features/home/map/map-failure.tsx';
import { ErrorSummary } from '../../features/post/error-summary.tsx';
import { ApiProblem } from '../api/api-problem.ts';
import { FieldError } from './field.tsx';
import { LoadFailure } from './load-failure.tsx';
import { dismissToast, toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

const retry = () => undefined;

it.each([
  { of: 'a field', shown: <FieldError text="Title is missing" />, words: 'Title is missing' },
  { of: 'a form', shown: <ErrorSummary errors={{ title: 'Title is missing' }} />, words: 'Title' },
  {
    of: 'a page',
    shown: <LoadFailure error={new ApiProblem(0, 'network', '')} onRetry={retry} />,
    words: 'No connection',
  },
  { of: 'the map', shown: <MapFailure onRetry={retry} />, words: 'map' },
])('U-39 an error of $of has an icon and text, not only a color', ({ shown, words }) => {
  const html = renderToStaticMarkup(shown);
  expect(html).toMatch(/role="alert"/);
  expect(html).toMatch(/<svg/);
  expect(html).toContain(words);
});

it('U-39 a red notice has an icon and text, and another icon than a green one', () => {
  const render = (show: (text: string) => number) => {
    const id = show('Something happened');
    const html = renderToStaticMarkup(<Toasts />);
    dismissToast(id);
    expect(html).toContain('Something happened');
    return /<svg(?:(?!<svg).)*<\/svg>(?=<p[^>]*>Something)/s.exec(html)?.[0];
  };
  const [red, green] = [render(toast.error), render(toast.success)];
  expect(red).toBeDefined();
  expect(red).not.toBe(green);
});
