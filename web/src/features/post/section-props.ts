import type { FieldErrors } from './check-draft.ts';
import type { Draft } from './draft.ts';
import type { ChangeDraft } from './use-draft.ts';

export type SectionProps = { draft: Draft; change: ChangeDraft; errors: FieldErrors };

type Answer = string | number | undefined;
export type AttributeFieldProps = { value: Answer; onChange(value: Answer): void; error: string | undefined };
