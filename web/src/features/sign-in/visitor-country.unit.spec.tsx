// @vitest-environment happy-dom
import { CALLING_CODES } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NOT_SERVED =
  'We can’t send texts to +1 (United States, Canada) numbers. Use a +91 (India) number, or contact us.';

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
  const list = () => screen.getByLabelText<HTMLSelectElement>('Country code');
  const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number');

  it('V-07 V-08 is India for visitors in India, and any other can be selected', async () => {
    country = () => Response.json({ country_code: 'IN', calling_code: '+91' });
    await open();
    expect(list().value).toBe('+91');
    expect([...list().options].map(({ value }) => value)).toEqual([
      '+91',
      ...[...CALLING_CODES].filter((one) => one !== '+91'),
    ]);
    expect(screen.queryByText(/We can’t send/)).toBeNull();
  });

  it('V-08 changes to the visitor’s country, and A-35 says beforehand that no codes are sent there', async () => {
    await open();
    await waitFor(() => expect(list().value).toBe('+1'));
    expect(screen.getByText(NOT_SERVED)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us instead' }).getAttribute('href')).toBe('/contact');
    fireEvent.change(list(), { target: { value: '+91' } });
    expect(screen.queryByText(NOT_SERVED)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    await open();
    expect(list().value).toBe('+91');
  });

  it('V-08 shows no such message if codes are sent there', async () => {
    smsCountries = ['+91', '+1'];
    await open();
    await waitFor(() => expect(list().value).toBe('+1'));
    expect(screen.queryByText(/We can’t send/)).toBeNull();
  });

  it.each([
    ['an error', () => Response.json({}, { status: 503 })],
    ['no answer', () => Response.error()],
  ])('V-08 K-49 stays India on %s', async (_, failure) => {
    country = failure;
    await open();
    expect(list().value).toBe('+91');
    expect(asked.filter((path) => path === '/api/country')).toHaveLength(1);
  });

  it.each([
    ['0172 2700001', '+91 172 270 0001 is not a mobile number and can’t receive texts. Enter a mobile number.', true],
    [
      '98765O4321',
      'Invalid Phone Number: “98765O4321” contains characters that are not part of a phone number.',
      false,
    ],
  ])(
    'V-06 X-01 shows for %s what was read, and links to the contact form if no text can be sent',
    async (typed, error, isLink) => {
      country = () => Response.json({ country_code: 'IN', calling_code: '+91' });
      await open();
      fireEvent.change(number(), { target: { value: typed } });
      fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
      await screen.findByText(error);
      expect(screen.queryByRole('link', { name: 'Contact us instead' }) !== null).toBe(isLink);
      expect(asked).not.toContain('/api/auth/signup/signin');
      expect(number().hasAttribute('maxlength')).toBe(false);
    },
  );

  it('V-07 changes with a number that has a country code', async () => {
    country = () => Response.json({ country_code: 'IN', calling_code: '+91' });
    await open();
    fireEvent.change(number(), { target: { value: '+1 416 555 0199' } });
    await waitFor(() => expect([list().value, number().value]).toEqual(['+1', '416 555 0199']));
    expect(screen.getByText(NOT_SERVED)).toBeTruthy();
    fireEvent.change(number(), { target: { value: '(+91) 98765 12341' } });
    await waitFor(() => expect([list().value, number().value]).toEqual(['+91', '98765 12341']));
    expect(screen.queryByText(NOT_SERVED)).toBeNull();
  });

  it('shows the country of each calling code', async () => {
    await open();
    const labels = [...list().options].map(({ text }) => text);
    expect(labels[0]).toBe('+91 (India)');
    expect(labels).toContain('+971 (United Arab Emirates)');
    expect(labels.filter((label) => !/^\+\d+ \(\p{L}.+\)$/u.test(label))).toEqual([]);
  });

  it.each([
    ['the field is cleared', '', '7805551234'],
    ['another number is begun', '7', '7805551234'],
    ['the field is cleared', '', '0172 2700001'],
  ])('V-07 changes back when %s', async (_, first, next) => {
    country = () => Response.json({ country_code: 'IN', calling_code: '+91' });
    await open();
    fireEvent.change(number(), { target: { value: '+1 416 555 0199' } });
    await waitFor(() => expect(list().value).toBe('+1'));
    fireEvent.change(number(), { target: { value: first } });
    expect(list().value).toBe('+91');
    fireEvent.change(number(), { target: { value: next } });
    await waitFor(() => expect(number().value).toMatch(/^78055 51234|0172 270 0001$/));
    expect(list().value).toBe('+91');
  });

  it('V-07 asks about a number that is valid in both countries, and sends nothing', async () => {
    smsCountries = ['+91', '+1'];
    country = () => Response.json({ country_code: 'IN', calling_code: '+91' });
    await open();
    fireEvent.change(number(), { target: { value: '+1 416 555 0199' } });
    await waitFor(() => expect(list().value).toBe('+1'));
    fireEvent.change(number(), { target: { value: '7805551234' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(
      'Did you mean +1 780 555 1234 or +91 78055 51234? Enter the number with + and the country code.',
    );
    expect(asked).not.toContain('/api/auth/signup/signin');
    fireEvent.change(number(), { target: { value: '+1 7805551234' } });
    await waitFor(() => expect(number().value).toBe('780 555 1234'));
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(asked).toContain('/api/auth/signup/signin'));
  });

  it('does not change a number that is being typed', async () => {
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
    expect(list().value).toBe('+91');
    expect(number().value).toBe('98765');
  });
});
