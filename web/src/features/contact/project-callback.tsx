import type { EnquiryField, PlaceId } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { ContactForm } from './contact-form.tsx';
import { requestProjectCallback } from './send-enquiry.ts';

const WANTED: readonly EnquiryField[] = ['name', 'mobile_phone'];

export default function ProjectCallbacks({ places }: { places: readonly PlaceOutline[] }) {
  return places
    .filter(({ kind }) => kind === 'project')
    .map((place) => <ProjectCallback key={place.id} id={place.id} name={nameInLocale(place)} />);
}

export function ProjectCallback({ id, name }: { id: PlaceId; name: string }) {
  const [open, setOpen] = useState(false);
  const label = t('contact.project', { name });
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-card border border-line bg-surface px-4"
      data-testid="project-callback"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{label}</summary>
      <div className="flex flex-col gap-3 pb-4">
        <p className="text-14 text-muted">{t('contact.projectWhy')}</p>
        <ContactForm
          wanted={WANTED}
          label={label}
          send={(fields, website) =>
            requestProjectCallback(id, fields, website).catch((error: unknown) => {
              setOpen(true);
              throw error;
            })
          }
          onSent={() => setOpen(false)}
        />
      </div>
    </details>
  );
}
