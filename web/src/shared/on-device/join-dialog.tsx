import { t } from '../messages/t.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { declineJoin, VISITOR_LISTS } from './join-account.ts';

type Props = { counts: readonly number[]; onClose: () => void; onJoin: () => void };

export default function JoinDialog({ counts, onClose, onJoin }: Props) {
  const decline = () => {
    declineJoin();
    onClose();
  };
  return (
    <Dialog title={t('saving.join.title')} description={t('saving.join.why')} onClose={decline}>
      <ul className="list-disc pb-4 pl-6">
        {VISITOR_LISTS.map(({ text }, k) => counts[k] > 0 && <li key={text}>{t(text, { n: counts[k] })}</li>)}
      </ul>
      <p className="pb-6 text-14 text-muted">{t('saving.join.otherwise')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={decline}>{t('saving.join.no')}</Button>
        <Button look="dark" onClick={onJoin}>
          {t('saving.join.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
