import type { EnquiryId, PlaceId } from '@naksha/events/kernel';
import type { StaffEnquiries, StaffEnquiry } from '@naksha/events/wire/staff-enquiries';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import StaffEnquiriesPage from './staff-enquiries-page.tsx';
import { staffEnquiriesQuery } from './staff-enquiry-calls.ts';

const written: StaffEnquiry = {
  ...{ id: 'one' as EnquiryId, kind: 'contact', status: 'in_progress', received_at: '2026-11-20T06:00:00Z' },
  asked: { name: 'Asha', subject: 'A plot', message: 'Near the lake?' },
  notes: [{ at: '2026-11-20T07:00:00Z', text: 'Called, busy', by: 'Meera' }],
};
const callback: StaffEnquiry = {
  ...{ id: 'two' as EnquiryId, kind: 'project', status: 'new', received_at: '2026-11-20T06:30:00Z', notes: [] },
  project: { id: 'mohali-green-towers' as PlaceId, name: 'Green Towers' },
  asked: { name: 'Vikram', subject: '', message: '' },
};

function render(page: StaffEnquiries | undefined): string {
  if (page)
    queryClient.setQueryData(staffEnquiriesQuery(undefined).queryKey, { pages: [page], pageParams: [undefined] });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/staff/enquiries">
        <StaffEnquiriesPage />
      </Router>
    </QueryClientProvider>,
  );
}
const rows = (html: string) => [...html.matchAll(/<li data-enquiry=.*?<\/li>/gs)].map(([row]) => row);

describe('the enquiries page', () => {
  afterEach(() => queryClient.clear());

  it('U-69 shows staff each enquiry: sender, text, status and notes', () => {
    const [first, second] = rows(render({ enquiries: [written, callback], cursor: null }));
    for (const text of ['A plot', 'Asha', 'Near the lake?', '1 note', 'Called, busy', 'Show contact details'])
      expect(first).toContain(text);
    expect(first).toContain('<option value="in_progress" selected="">In progress</option>');
    for (const text of ['Call back about Green Towers', 'Vikram', '0 notes']) expect(second).toContain(text);
    expect(second).toContain('<option value="new" selected="">New</option>');
  });

  it('offers no contact if the texts were deleted, and says so', () => {
    const { asked: _, ...gone } = written;
    const html = render({ enquiries: [gone], cursor: null });
    expect(html).toContain('This message has been deleted.');
    expect(html).not.toContain('Show contact details');
  });

  it('says that there is nothing to do only once it is loaded, and offers more pages if there are more', () => {
    expect(render({ enquiries: [], cursor: null })).toContain('Nothing to do here.');
    expect(render({ enquiries: [written], cursor: 'next' })).toContain('Show more');
    queryClient.clear();
    expect(render(undefined)).not.toContain('Nothing to do here.');
  });
});
