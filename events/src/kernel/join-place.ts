/** "Sector 70, Mohali", or what is known of it: the same in every language of the site. */
export const joinPlace = ({ locality, city }: { locality: string; city: string }): string =>
  [locality, city].filter(Boolean).join(', ');
