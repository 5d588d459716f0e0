import { t } from '../../../shared/messages/t.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

export const Chip = ({ text, onRemove }: { text: string; onRemove(): void }) => (
  <button
    type="button"
    aria-label={t('home.search.remove', { chip: text })}
    onClick={onRemove}
    className="group flex h-11 shrink-0 items-center"
  >
    <span className="flex h-8 max-w-40 items-center gap-1 rounded-control bg-ground px-2 text-14 group-hover:bg-line">
      <span className="truncate">{text}</span>
      <Icon name="close" size={14} />
    </span>
  </button>
);
