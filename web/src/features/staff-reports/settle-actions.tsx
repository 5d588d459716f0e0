import { REPORT_OUTCOMES, type ReportKind, type ReportOutcome } from '@naksha/events/kernel';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RejectForm } from '../staff-review/reject-form.tsx';
import { QuestionToOwnerForm } from './ask-form.tsx';
import { DismissReportsForm } from './dismiss-form.tsx';
import type { Said, Settlement } from './settlement.ts';

type Props = {
  kinds: readonly ReportKind[];
  /** For a listing that is no longer public, reports can only be dismissed. */
  public: boolean;
  takenBack?: Settlement;
  onSettle: (said: Said) => void;
};

export function SettleReportActions({ kinds, public: isPublic, takenBack, onSettle }: Props) {
  const [open, setOpen] = useState<ReportOutcome | undefined>(takenBack?.outcome);
  const [left, setLeft] = useState<ReportOutcome>();
  const cancel = () => {
    setLeft(open);
    setOpen(undefined);
  };
  if (open === 'dismissed') {
    const typed = takenBack?.outcome === 'dismissed' ? takenBack.answer : '';
    return (
      <DismissReportsForm typed={typed} onCancel={cancel} onDismiss={(answer) => onSettle({ outcome: open, answer })} />
    );
  }
  if (open === 'owner_asked')
    return <QuestionToOwnerForm kinds={kinds} onCancel={cancel} onAsk={(kind) => onSettle({ outcome: open, kind })} />;
  if (open === 'taken_down')
    return (
      <RejectForm
        others={[]}
        act={t('staffReports.takeDownAct')}
        typed={takenBack?.outcome === 'taken_down' ? { ...takenBack, withOthers: false } : undefined}
        onCancel={cancel}
        onReject={(why) => onSettle({ outcome: open, ...why })}
      />
    );
  const offered = REPORT_OUTCOMES.filter((outcome) => isPublic || outcome === 'dismissed');
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      {offered.map((outcome) => (
        <Button
          key={outcome}
          look={outcome === 'taken_down' ? 'danger' : 'quiet'}
          // The form had replaced the button and taken the focus.
          autoFocus={left === outcome}
          onClick={() => setOpen(outcome)}
        >
          {t(`staffReports.act.${outcome}`)}
        </Button>
      ))}
    </div>
  );
}
