import { useDeferredValue, useEffect, useState } from 'react';
import { loadContactDetailsRedactor } from '../../shared/api/load-contact-judge.ts';
import { t } from '../../shared/messages/t.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Input, TextArea } from '../../shared/ui/input.tsx';
import { FieldAnchor, FormSection } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const MAX_TITLE = 120;
const MAX_DESCRIPTION = 5000;

export function TitleAndDescriptionSection({
  draft,
  change,
  errors,
  suggested,
}: SectionProps & { suggested: string | undefined }) {
  const cut = useContainsContacts(draft.description);
  return (
    <FormSection step={4} title={t('post.words')}>
      <FieldAnchor field="title">
        <Field label={t('post.heading')} hint={t('post.heading.hint')} error={errors.title}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={MAX_TITLE}
              placeholder={suggested}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        {suggested && suggested !== draft.title && (
          <button
            type="button"
            className="min-h-11 text-left font-semibold text-14 underline underline-offset-4"
            onClick={() => change({ title: suggested.slice(0, MAX_TITLE) })}
          >
            {t('post.heading.use', { title: suggested })}
          </button>
        )}
      </FieldAnchor>
      <FieldAnchor field="description">
        <Field
          label={t('post.description')}
          optional={t('post.optional')}
          hint={t('post.description.hint')}
          error={errors.description}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              maxLength={MAX_DESCRIPTION}
              value={draft.description}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <p role="status" className="text-14 empty:hidden">
          {cut && t('post.description.cut')}
        </p>
        <p className="text-right text-12 text-muted">
          {t('post.count', { n: draft.description.length, most: MAX_DESCRIPTION })}
        </p>
      </FieldAnchor>
    </FormSection>
  );
}

/** Would the server remove part of the text? */
function useContainsContacts(text: string): boolean {
  const written = useDeferredValue(text.trim());
  const [cut, setCut] = useState(false);
  useEffect(() => {
    let current = true;
    if (written === '') setCut(false);
    else
      void loadContactDetailsRedactor().then(
        (cutter) => current && setCut(cutter !== undefined && cutter(written) !== written),
      );
    return () => {
      current = false;
    };
  }, [written]);
  return cut;
}
