// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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
/** What is said under each field, as a screen reader tells it with the field. */
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

  it('V-02 V-03 V-04 sends nothing while a field is empty, and says of each which it is', () => {
    send();
    expect(faults()).toEqual({
      Name: 'Name is required',
      Email: 'Email is required',
      'Phone number': 'Phone no is required',
      Subject: 'Subject is required',
      Message: 'Message is required',
    });
    expect(document.activeElement).toBe(control('Name'));
    for (const label of Object.keys(RIGHT) as Label[]) {
      fill({ ...RIGHT, [label]: ' ' });
      send();
      expect(Object.keys(faults()), label).toEqual([label]);
    }
    expect(sent).not.toHaveBeenCalled();
  });

  it.each(['asha', 'asha@example', 'asha example.in'])('V-03 takes no %s for an address', (Email) => {
    fill({ ...RIGHT, Email });
    send();
    expect(faults()).toEqual({ Email: 'Please add valid email format' });
    expect(sent).not.toHaveBeenCalled();
  });

  it('V-04 takes nine digits for no number', () => {
    fill({ ...RIGHT, 'Phone number': '98765 4321' });
    send();
    expect(faults()).toEqual({ 'Phone number': 'Please enter a valid 10 digit phone number' });
    expect(sent).not.toHaveBeenCalled();
  });

  it('V-05 writes the number in two halves behind +91, and says so before anything is typed', () => {
    const phone = control('Phone number');
    expect(phone.placeholder).toBe('##### #####');
    expect(within(phone.parentElement!).getByText('+91')).toBeTruthy();
    type('Phone number', '+91-9876543210');
    expect(phone.value).toBe('98765 43210');
  });

  it('sends what is right, and is empty again', () => {
    fill(RIGHT);
    send();
    expect(faults()).toEqual({});
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      {
        ...{ name: 'Asha', email: 'asha@example.in', mobile_phone: '98765 43210' },
        ...{ subject: 'A plot', message: 'Near the lake?' },
      },
      '',
    );
    expect(control('Name').value).toBe('');
  });
});
