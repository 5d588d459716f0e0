import type { ContentItem, ContentKind } from '@naksha/events/wire/content';
import { BlogForm } from './blog-form.tsx';
import { FaqForm } from './faq-form.tsx';
import { EMPTY_ITEM, toItemDraft } from './item-draft.ts';
import { ItemForm } from './item-form.tsx';

type Props = {
  kind: ContentKind;
  item?: ContentItem;
  onSaved: (id: string) => Promise<void> | void;
};

export function ContentItemForm({ kind, item, onSaved }: Props) {
  if (kind === 'blog') return <BlogForm item={item} onSaved={onSaved} />;
  if (kind === 'faq') return <FaqForm item={item} onSaved={onSaved} />;
  const start = item ? toItemDraft(item.definition) : EMPTY_ITEM;
  return <ItemForm kind={kind} item={item} start={start} onSaved={onSaved} />;
}
