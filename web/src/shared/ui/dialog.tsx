import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { useHistoryLayer } from '../history/use-layer.ts';
import { t } from '../messages/t.ts';
import { preventTabOnFocusGuard } from './hold-tab.ts';
import { Icon } from './icon.tsx';

type Props = {
  title: ReactNode;
  description?: ReactNode;
  /** Called by the close button and, unless `keepOpen`, by Escape and a click outside. */
  onClose: () => void;
  keepOpen?: boolean;
  /** Without a close button; Back still closes it. */
  hideCloseButton?: boolean;
  children: ReactNode;
};

export function Dialog({ title, description, onClose, keepOpen = false, hideCloseButton = false, children }: Props) {
  useHistoryLayer(true, onClose);
  const popup = useRef<HTMLDivElement>(null);
  // On touch screens the keyboard would cover the dialog.
  const firstField = () =>
    matchMedia('(pointer: coarse)').matches
      ? true
      : (popup.current?.querySelector<HTMLElement>('[data-first-field]') ??
        popup.current?.querySelector<HTMLElement>('input, select, textarea') ??
        true);
  return (
    <Base.Root
      open
      onOpenChange={(_, { reason }) => {
        if (!keepOpen || reason === 'close-press') onClose();
      }}
    >
      <Base.Portal onKeyDown={preventTabOnFocusGuard}>
        <Base.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            ref={popup}
            initialFocus={firstField}
            className="flex max-h-full w-full flex-col overflow-y-auto rounded-t-sheet bg-surface p-6 pb-[calc(24px+env(safe-area-inset-bottom))] shadow-dialog transition data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:max-w-md sm:rounded-sheet"
          >
            <div className="flex items-start justify-between gap-4 pb-4">
              <div>
                <Base.Title className="font-bold text-20">{title}</Base.Title>
                {description && <Base.Description className="text-14 text-muted">{description}</Base.Description>}
              </div>
              {!hideCloseButton && (
                <Base.Close
                  aria-label={t('app.close')}
                  className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-control hover:bg-ground"
                >
                  <Icon name="close" />
                </Base.Close>
              )}
            </div>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
