/** Reporting a listing. */
export const report = {
  'report.kind': 'What is wrong with this listing?',
  'report.kind.sold': 'Already sold',
  'report.kind.wrong_price': 'Wrong price',
  'report.kind.fake': 'Fake listing',
  'report.kind.duplicate': 'Listed twice',
  'report.note': 'Details',
  'report.optional': 'optional',
  'report.noteHint': 'Phone numbers and other contact details are removed.',
  'report.next':
    'Our team reviews reports, oldest first. They then ask the owner, remove the listing or keep it. Until then, it stays unchanged. We do not tell the owner who reported it, and you will not get a reply.',
  'report.needsKind': 'Choose a reason.',
  'report.send': 'Send report',
  'report.sent': 'Thank you. Our team will review your report.',
} as const;
