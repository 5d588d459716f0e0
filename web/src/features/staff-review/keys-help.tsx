import { t } from '../../shared/messages/t.ts';

const KEYS = [
  ['J K', 'move'],
  ['1 … 5', 'tick'],
  ['C', 'claim'],
  ['V', 'verify'],
  ['R', 'reject'],
  ['U', 'undo'],
  ['?', 'help'],
] as const;

export const KeyboardShortcutsHelp = ({ open, onToggle }: { open: boolean; onToggle: (open: boolean) => void }) => (
  <details
    open={open}
    onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    className="text-14 text-muted max-lg:hidden"
  >
    <summary className="flex min-h-11 min-w-11 cursor-pointer items-center font-semibold">
      {t('staff.review.keys')}
    </summary>
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-2">
      {KEYS.map(([key, does]) => (
        <div key={key} className="contents">
          <dt className="font-semibold text-ink">{key}</dt>
          <dd>{t(`staff.keyDoes.${does}`)}</dd>
        </div>
      ))}
    </dl>
  </details>
);
