/** The photo viewer. */
export const photos = {
  'photos.title': 'Photos',
  'photos.count': { one: '{n} photo', other: '{n} photos' },
  'photos.cover': 'Cover',
  'photos.first': 'The first photo',
  'photos.alt': 'Photo {at} of {count}: {what}',
  'photos.place': 'Photo {at} of {count}',
  'photos.previous': 'Previous photo',
  'photos.next': 'Next photo',
  'photos.show': 'Show photo {at}',
  'photos.fullScreen': 'Full screen',
  'photos.all': 'All {n} photos',
} as const;
