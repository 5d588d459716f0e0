// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from './contact-form.tsx';

const RIGHT = {
  Name: 'Asha',
  Email: 'asha@example.in',
  'Phone number': '98765 43210',
  Subject: 'A plot',
  Message: 'Near the lake?',
};
type Label = keyof typeof RIGHT;
const control = (label: Label) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: Label, value: string) => fireEvent.change(control(label), { target: { value } });
const fill = (texts: Partial<Record<Label, string>>) => {
  for (const label of Object.keys(RIGHT) as Label[]) type(label, texts[label] ?? '');
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const faults = (): Partial<Record<Label, string>> =>
  Object.fromEntries(
    (Object.keys(RIGHT) as Label[]).flatMap((label) => {
      const by = control(label).getAttribute('aria-describedby');
      return by ? [[label, document.getElementById(by)?.textContent]] : [];
    }),
  );

describe('the contact form', () => {
  const sent = vi.fn(async (_fields: object, _website: string) => {});
  beforeEach(() => {
    render(<ContactForm send={sent} />);
  });
  afterEach(() => {
    cleanup();
    sent.mockClear();
  });

  it('V-02 V-03 V-04 sends nothing while a field is empty, and marks each empty one', async () => {
    send();
    await vi.waitFor(() =>
      expect(faults()).toEqual({
        Name: 'Name is required',
        Email: 'Email is required',
        'Phone number': 'Phone no is required',
        Subject: 'Subject is required',
        Message: 'Message is required',
      }),
    );
    expect(document.activeElement).toBe(control('Name'));
    for (const label of Object.keys(RIGHT) as Label[]) {
      fill({ ...RIGHT, [label]: ' ' });
      send();
      await vi.waitFor(() => expect(Object.keys(faults()), label).toEqual([label]));
    }
    expect(sent).not.toHaveBeenCalled();
  });

  it.each(['asha', 'asha@example', 'asha example.in'])('V-03 rejects %s as an address', async (Email) => {
    fill({ ...RIGHT, Email });
    send();
    await vi.waitFor(() => expect(faults()).toEqual({ Email: 'Please add valid email format' }));
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['98765 4321', '+91 987654321'],
    ['91987651234123', '+91 987651234123'],
    ['98765O4321', '98765O4321'],
    ['98765 43210 / 98765 43211', '98765 43210 / 98765 43211'],
    ['9876543210 x12', '9876543210 x12'],
  ])('V-04 rejects %j, and shows what was read', async (typed, read) => {
    fill({ ...RIGHT, 'Phone number': typed });
    send();
    await vi.waitFor(() => expect(faults()['Phone number']).toContain(`Invalid Phone Number: “${read}”`));
    expect(control('Phone number').value).toBe(typed);
    expect(sent).not.toHaveBeenCalled();
  });

  const country = () => screen.getByLabelText<HTMLSelectElement>('Country code');

  it.each([
    ['919876543210', '+91', '98765 43210'],
    ['\u202a+91 (98765) 43210\u202c', '+91', '98765 43210'],
    ['०९८७६५ ४३२१०', '+91', '98765 43210'],
    ['+1 416 555 0199', '+1', '416 555 0199'],
    ['00971 50 123 4567', '+971', '50 123 4567'],
    ['0172 2700001', '+91', '0172 270 0001'],
  ])('V-05 reads pasted %j as %s %s', async (typed, code, national) => {
    expect(country().value).toBe('+91');
    type('Phone number', typed);
    await vi.waitFor(() => expect([country().value, control('Phone number').value]).toEqual([code, national]));
    expect(control('Phone number').hasAttribute('maxlength')).toBe(false);
  });

  it.each([
    ['+1 416 555 0199', '+14165550199', '416 555 0199'],
    ['0172 2700001', '+911722700001', '0172 270 0001'],
  ])('sends %s as %s, and is empty again', async (typed, e164, shown) => {
    fill({ ...RIGHT, 'Phone number': typed });
    await vi.waitFor(() => expect(control('Phone number').value).toBe(shown));
    send();
    await vi.waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith(
        {
          ...{ name: 'Asha', email: 'asha@example.in', mobile_phone: e164 },
          ...{ subject: 'A plot', message: 'Near the lake?' },
        },
        '',
      ),
    );
    expect(faults()).toEqual({});
    await vi.waitFor(() => expect(control('Name').value).toBe(''));
  });
});
