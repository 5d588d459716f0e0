import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageConfig } from '../../shared/page-config.ts';
import { describeCodeRequestBlock } from './code-hindrance.ts';
import { codeRequestBlockReason } from './use-code-request.ts';

const HOUR_S = 3600;

describe('a locked number', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 6) }));
  afterEach(() => void vi.useRealTimers());
  const locked = (retryAfter: number) => describeCodeRequestBlock({ outcome: 'locked', retryAfter });
  const whole = (text: string) => {
    expect(text).toContain('It is locked until');
    expect(text).toContain('except on devices that have signed in with it before');
    expect(text).toContain(pageConfig.brand.phone);
  };

  it('for an hour shows the specification’s text for 5 seconds, and then the options', () => {
    const since = Date.now();
    const wait = { hindrance: locked(HOUR_S), since };
    const first =
      'Your account has been temporarily locked for one hour due to exceeding the maximum number of attempts';
    expect(codeRequestBlockReason(wait, since)).toBe(first);
    expect(codeRequestBlockReason(wait, since + 4999)).toBe(first);
    whole(codeRequestBlockReason(wait, since + 5000));
    whole(codeRequestBlockReason(wait, since + HOUR_S * 1000 - 1));
  });

  it('for more than an hour shows the options from the start', () => {
    const since = Date.now();
    for (const passed of [0, 5000])
      whole(codeRequestBlockReason({ hindrance: locked(2 * HOUR_S), since }, since + passed));
  });
});
