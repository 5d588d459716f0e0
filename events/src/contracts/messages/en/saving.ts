export const saving = {
  'saving.save': 'Save {title}',
  'saving.unsaved': 'Removed from saved homes.',
} as const;
