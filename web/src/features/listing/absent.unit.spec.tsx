import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { ListingUnavailable } from './absent.tsx';
import { reasonForUnavailability } from './use-property.ts';

const say = (status: number) => {
  const why = reasonForUnavailability(new ApiProblem(status, 'network', 'failed'));
  return renderToStaticMarkup(<ListingUnavailable why={why} onRetry={() => undefined} />);
};

it('offline, a home that was never opened shows that it is not stored, and no error', () => {
  expect(say(0)).toContain('This home is not available offline');
  expect(say(0)).toContain('Try again');
  expect(say(0)).not.toContain('wrong on our side');
  expect(say(503)).toContain('wrong on our side');
  expect(reasonForUnavailability(new ApiProblem(404, 'not_found', 'failed'))).toBe('missing');
});
