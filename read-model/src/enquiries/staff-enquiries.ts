import type { EnquiryStatus } from '@naksha/events/kernel';
import type { StaffEnquiries } from '@naksha/events/wire/staff-enquiries';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { formatPageCursor, type PagePosition } from '../http/page-cursor.ts';
import { PERSON_NAMES, type PersonNames } from '../leads/person-names.ts';
import { loadNoteConverter, STAFF_NOTES, type StaffNotes } from '../leads/staff-notes.ts';
import { enquiryKind } from './enquiry-kind.ts';
import { ENQUIRY_TEXTS, type EnquiryTexts } from './enquiry-texts.ts';

const PAGE = 50;
const WAITING: readonly EnquiryStatus[] = ['new', 'in_progress'];

@Injectable()
export class StaffEnquiriesQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(Places) private readonly places: Places,
    @Inject(ENQUIRY_TEXTS) private readonly texts: EnquiryTexts,
    @Inject(STAFF_NOTES) private readonly notes: StaffNotes,
    @Inject(PERSON_NAMES) private readonly names: PersonNames,
  ) {}

  async countOpen(): Promise<{ open: number; oldest: Date | undefined }> {
    const [{ open, oldest }] = await this.documents.select<{ open: number; oldest: string | null }>(
      enquiryKind,
      `count(*)::int as open, min(body->>'receivedAt') as oldest`,
      `body->>'status' = any($1)`,
      [WAITING],
    );
    return { open, oldest: oldest ? new Date(oldest) : undefined };
  }

  async getPage(status: EnquiryStatus | undefined, after: PagePosition | null): Promise<StaffEnquiries> {
    const waits = status === undefined || WAITING.includes(status);
    const [past, order] = waits ? ['>', ''] : ['<', 'desc'];
    const found = await this.documents.query(
      enquiryKind,
      `body->>'status' = any($1) and ($2::text is null or (body->>'receivedAt', id) ${past} ($2, $3))
        order by body->>'receivedAt' ${order}, id ${order} limit ${PAGE + 1}`,
      [status ? [status] : WAITING, after?.at ?? null, after?.id ?? null],
    );
    const shown = found.slice(0, PAGE).flatMap(({ body }) => body ?? []);
    const [asked, notes] = await Promise.all([
      this.texts.findTexts(shown.map(({ id }) => id)),
      loadNoteConverter(
        shown.flatMap((one) => one.notes),
        this.notes,
        this.names,
      ),
    ]);
    const last = found.length > PAGE ? shown.at(-1) : undefined;
    return {
      enquiries: shown.map(({ id, kind, project, status: is, receivedAt, notes: written }) => {
        const words = asked.get(id);
        return {
          ...{ id, kind, status: is, received_at: receivedAt },
          ...(project && { project: { id: project, name: this.places.gazetteer.find(project)?.names.en ?? project } }),
          ...(words && { asked: words }),
          notes: written.map(notes),
        };
      }),
      cursor: formatPageCursor(last && { at: last.receivedAt, id: last.id }),
    };
  }
}
