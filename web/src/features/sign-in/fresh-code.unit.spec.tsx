// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { ConfirmationCodeForm } from './fresh-code.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the focus is in the code field once a code is sent, and again after a wrong one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: true }, { status: 201 }));
  const onCode = vi.fn(() => Promise.reject(new ApiProblem(403, 'code_wrong', 'it is wrong')));
  render(<ConfirmationCodeForm phone={{ country: '+91', national: '9876543210' }} act="Erase" onCode={onCode} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Code from the SMS');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: '1234' } });
  screen.getByRole('button', { name: 'Erase' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('1234'));
  await waitFor(() => expect(field.value).toBe(''));
  expect(document.activeElement).toBe(field);
});
