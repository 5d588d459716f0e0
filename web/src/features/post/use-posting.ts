import type { Accepted } from '@naksha/events/contracts';
import { useRef, useState } from 'react';
import { sendCommand } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { createRandomHexId } from '../../shared/api/idempotency-key.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { loadProblemText } from '../../shared/ui/explain-problem.ts';
import type { FieldErrors } from './check-draft.ts';
import type { Draft } from './draft.ts';

export type Posted = { id: string; slug: string };
type Outcome = { posted: Posted } | { errors: FieldErrors } | { failure: string };

/** After a lost response, the same draft uses the same key and posts once. */
export function usePosting(): { busy: boolean; post: (draft: Draft) => Promise<Outcome> } {
  const [busy, setBusy] = useState(false);
  const sent = useRef({ body: '', key: '' });
  const post = async (draft: Draft): Promise<Outcome> => {
    setBusy(true);
    try {
      const { draftToRequestBody } = await import('./draft-on-wire.ts');
      const body = draftToRequestBody(draft);
      const text = JSON.stringify([draft.type, draft.subtype, body]);
      if (sent.current.body !== text) sent.current = { body: text, key: createRandomHexId() };
      const { property } = await sendCommand<Accepted & { property: Posted }>(
        'POST',
        `/property/${draft.type}/${draft.subtype}`,
        body,
        sent.current,
      );
      void queryClient.invalidateQueries();
      return { posted: property };
    } catch (error) {
      if (error instanceof ApiProblem && error.errors.length > 0) {
        const { toFieldErrorTexts } = await import('./check-draft.ts');
        return { errors: toFieldErrorTexts(error.errors) };
      }
      return { failure: await loadProblemText(error) };
    } finally {
      setBusy(false);
    }
  };
  return { busy, post };
}
