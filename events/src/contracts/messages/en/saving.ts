export const saving = {
  'saving.save': 'Save {title}',
  'saving.unsaved': 'No longer saved.',
} as const;
