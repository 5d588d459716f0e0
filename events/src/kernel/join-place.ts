/** "Sector 70, Mohali", or what is known of it; "Kharar" where both are called so. The same in every language of the site. */
export const joinPlace = ({ locality, city }: { locality: string; city: string }): string =>
  [...new Set([locality, city])].filter(Boolean).join(', ');
