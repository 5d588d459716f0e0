import { PROJECT_TYPES } from '@naksha/events/kernel';
import type { ContentItem } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useCities } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CoordinateFields } from '../post/coordinates.tsx';
import { PinPicker } from '../post/pin-picker.tsx';
import { contentListQuery } from './content-calls.ts';
import { type ItemDraft, type PlainKind, removeDefinitionId, suggestItemId, toItemDefinition } from './item-draft.ts';
import { LabelledSelect, LabelledTextField, TranslatedTextFields } from './item-fields.tsx';
import { QueryLinkPreview } from './link-preview.tsx';
import { SaveSection } from './save-part.tsx';
import { RestoredDraftNotice } from './unsaved-text.tsx';
import { useContentForm } from './use-content-form.ts';

type Props = {
  kind: PlainKind;
  item?: ContentItem;
  start: ItemDraft;
  /** For new items: the text they are made from, which identifies the draft. */
  madeOf?: string;
  onSaved: (id: string) => Promise<void> | void;
};
type Change = (change: Partial<ItemDraft>) => void;

export function ItemForm({ kind, item, start, madeOf, onSaved }: Props) {
  const form = useContentForm<ItemDraft>(kind, {
    ...{ item, name: madeOf, onSaved },
    start: () => start,
    toId: (draft) => suggestItemId(kind, draft),
  });
  const { draft, change, id, busy, found } = form;
  const save = (event: FormEvent) => {
    event.preventDefault();
    form.save(toItemDefinition(kind, draft, item && removeDefinitionId(item.definition)));
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      {found && <RestoredDraftNotice found={found} onThrowAway={form.throwAway} />}
      <TranslatedTextFields
        label={t(kind === 'query-link' ? 'staffContent.linkTitle' : 'staffContent.name')}
        value={draft.names}
        onChange={(names) => change({ names })}
      />
      {kind === 'query-link' ? (
        <LinkFields draft={draft} change={change} />
      ) : (
        <PlaceFields kind={kind} draft={draft} change={change} />
      )}
      <SaveSection kind={kind} form={form}>
        <Button type="submit" look="dark" busy={busy} disabled={id === undefined}>
          {t(item?.state === 'retired' ? 'staffContent.bringBack' : 'staffContent.save')}
        </Button>
      </SaveSection>
    </form>
  );
}

function PlaceFields({ kind, draft, change }: { kind: PlainKind; draft: ItemDraft; change: Change }) {
  const cities = useCities();
  return (
    <>
      {kind !== 'city' && (
        <LabelledSelect
          label={t('staffContent.city')}
          value={draft.city}
          onChange={(city) => change({ city, locality: '' })}
          options={cities}
        />
      )}
      <LabelledTextField
        label={t('staffContent.aka')}
        hint={t('staffContent.akaHint')}
        value={draft.aka}
        onChange={(aka) => change({ aka })}
      />
      <PinPicker position={draft.position} cities={cities} onMove={(position) => change({ position })} />
      <CoordinateFields position={draft.position} onChange={(position) => change({ position })} />
      <LabelledTextField
        label={t('staffContent.radius')}
        hint={t('staffContent.radiusHint')}
        value={draft.radius}
        onChange={(radius) => change({ radius })}
      />
      {kind === 'city' && (
        <>
          <LabelledTextField
            label={t('staffContent.stateName')}
            value={draft.stateName}
            onChange={(stateName) => change({ stateName })}
          />
          <LabelledTextField label={t('staffContent.zoom')} value={draft.zoom} onChange={(zoom) => change({ zoom })} />
          <LabelledTextField
            label={t('staffContent.order')}
            value={draft.order}
            onChange={(order) => change({ order })}
          />
        </>
      )}
      {kind === 'project' && <ProjectFields draft={draft} change={change} />}
    </>
  );
}

function ProjectFields({ draft, change }: { draft: ItemDraft; change: Change }) {
  const { data: localities = [] } = useQuery(contentListQuery('locality'));
  const within = localities.filter(({ city }) => city === draft.city);
  return (
    <>
      <LabelledSelect
        label={t('staffContent.type')}
        value={draft.type}
        onChange={(type) => change({ type })}
        options={PROJECT_TYPES.map((name) => ({ id: name, name }))}
      />
      <LabelledSelect
        label={t('staffContent.locality')}
        value={draft.locality}
        onChange={(locality) => change({ locality })}
        options={within}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          checked={draft.featured}
          onChange={(event) => change({ featured: event.target.checked })}
        />
        {t('staffContent.featured')}
      </label>
    </>
  );
}

const LinkFields = ({ draft, change }: { draft: ItemDraft; change: Change }) => (
  <>
    <TranslatedTextFields label={t('staffContent.group')} value={draft.group} onChange={(group) => change({ group })} />
    <LabelledTextField label={t('staffContent.place')} value={draft.place} onChange={(place) => change({ place })} />
    <LabelledTextField
      label={t('staffContent.query')}
      hint={t('staffContent.queryHint')}
      value={draft.query}
      onChange={(query) => change({ query })}
    />
    <QueryLinkPreview place={draft.place} query={draft.query} />
    <LabelledTextField label={t('staffContent.order')} value={draft.order} onChange={(order) => change({ order })} />
  </>
);
