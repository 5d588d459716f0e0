import type { Property } from '@naksha/events/wire/property';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { OwnerQuestion } from '../own-listings/owner-question.tsx';
import { SoldConfirm } from '../own-listings/sold-confirm.tsx';

export function StaffQuestion({ property: { id, question } }: { property: Property }) {
  const [selling, setSelling] = useState(false);
  const [, navigate] = useLocation();
  return (
    <>
      {question && <OwnerQuestion listing={{ id }} question={question} onSold={() => setSelling(true)} />}
      {selling && (
        <SoldConfirm id={id} onClose={() => setSelling(false)} onSold={() => navigate('/dashboard/listing')} />
      )}
    </>
  );
}
