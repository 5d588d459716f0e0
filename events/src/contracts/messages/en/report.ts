/** What anybody says is wrong with a listing. */
export const report = {
  'report.kind': 'What is wrong with it?',
  'report.kind.sold': 'Already sold',
  'report.kind.wrong_price': 'Wrong price',
  'report.kind.fake': 'Fake',
  'report.kind.duplicate': 'Listed twice',
  'report.note': 'What makes you think so?',
  'report.optional': 'optional',
  'report.noteHint': 'Phone numbers and other ways to reach somebody are left out.',
  'report.next':
    'It goes to our staff, the longest waiting first. They ask the owner, take the listing down or leave it; until then it stays as it is. The owner is not told who reported it, and you get no answer.',
  'report.needsKind': 'Choose what is wrong.',
  'report.send': 'Send report',
  'report.sent': 'Thank you. Your report waits for our staff.',
} as const;
