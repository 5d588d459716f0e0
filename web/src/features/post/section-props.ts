import type { FieldErrors } from './check-draft.ts';
import type { Draft } from './draft.ts';
import type { ChangeDraft } from './use-draft.ts';

export type SectionProps = { draft: Draft; change: ChangeDraft; errors: FieldErrors };
