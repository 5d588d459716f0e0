// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NOT_SERVED = 'We send codes to numbers of +91 only.';

describe('the country of the phone field', () => {
  let asked: string[];
  let country: () => Response;
  let smsCountries: string[];
  beforeEach(() => {
    [asked, smsCountries] = [[], ['+91']];
    country = () => Response.json({ country_code: 'US', calling_code: '+1' });
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      if (path === '/api/country') return country();
      return Response.json({ enable_flag: true, otp_length: 4, sms_countries: smsCountries });
    });
    vi.resetModules();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  async function open() {
    const { SignInSteps } = await import('./sign-in-steps.tsx');
    const { queryClient } = await import('../../shared/api/query-client.ts');
    render(
      <QueryClientProvider client={queryClient}>
        <SignInSteps onSignedIn={() => {}} />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(asked).toContain('/api/country'), { timeout: 10_000 });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    return queryClient;
  }
  const list = () => screen.queryByLabelText<HTMLSelectElement>('Country code');
  const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number');

  it('V-07 V-08 is India’s, without a list, where the visitor is there', async () => {
    country = () => Response.json({ country_code: 'IN', calling_code: '+91' });
    await open();
    expect(list()).toBeNull();
    expect(screen.getByText('+91')).toBeTruthy();
    expect(screen.queryByText(NOT_SERVED)).toBeNull();
  });

  it('V-08 switches to where the visitor is, and A-35 says before they ask that no codes go there', async () => {
    await open();
    await waitFor(() => expect(list()?.value).toBe('+1'));
    expect([...(list()?.options ?? [])].map(({ value }) => value)).toEqual(['+91', '+1']);
    expect(screen.getByText(NOT_SERVED)).toBeTruthy();
    fireEvent.change(list() as HTMLSelectElement, { target: { value: '+91' } });
    expect(screen.queryByText(NOT_SERVED)).toBeNull();
    cleanup();
    // Whoever chose is not sent back by the next dialog.
    await open();
    expect(list()).toBeNull();
  });

  it('V-08 says nothing of it where codes go there', async () => {
    smsCountries = ['+91', '+1'];
    await open();
    await waitFor(() => expect(list()?.value).toBe('+1'));
    expect(screen.queryByText(/We send codes to numbers/)).toBeNull();
  });

  it.each([
    ['an error', () => Response.json({}, { status: 503 })],
    ['no answer', () => Response.error()],
  ])('V-08 K-49 stays India’s on %s', async (_, failure) => {
    country = failure;
    await open();
    expect(list()).toBeNull();
    expect(screen.getByText('+91')).toBeTruthy();
    expect(asked.filter((path) => path === '/api/country')).toHaveLength(1);
  });

  it('leaves a number alone that was begun meanwhile', async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      if (path === '/api/country') return new Promise<Response>((resolve) => (answer = resolve));
      return Promise.resolve(Response.json({ enable_flag: true, otp_length: 4, sms_countries: smsCountries }));
    });
    const { SignInSteps } = await import('./sign-in-steps.tsx');
    const { queryClient } = await import('../../shared/api/query-client.ts');
    render(
      <QueryClientProvider client={queryClient}>
        <SignInSteps onSignedIn={() => {}} />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(asked).toContain('/api/country'), { timeout: 10_000 });
    fireEvent.change(number(), { target: { value: '98765' } });
    answer(country());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(list()).toBeNull();
    expect(number().value).toBe('98765');
  });
});
