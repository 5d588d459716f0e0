// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { t } from '../../../shared/messages/t.ts';
import type { PhotoChoice } from './photo-list.ts';
import PhotoSection from './photo-section.tsx';
import type { PhotoUploads } from './photo-uploads.ts';

afterEach(cleanup);

it('the message about an unusable photo disappears with it, although the listing keeps its photos', async () => {
  const told: PhotoChoice[] = [];
  const { container } = render(
    <PhotoSection
      step={6}
      chosen={{ photos: [] }}
      onChoice={(choice) => told.push(choice)}
      handle={createRef<PhotoUploads>()}
    />,
  );
  const notes = new File(['no photo'], 'notes.txt', { type: 'text/plain' });
  fireEvent.change(container.querySelector('input[multiple]')!, { target: { files: [notes] } });
  await screen.findByText(t('photos.problem.photo_type_unsupported'));
  const before = told.length;
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await screen.findByText('Undo');
  expect(told.slice(before)).toEqual([{ photos: [] }]);
});
