/** Files of the client have the same names. */
export const BLOG_COVERS = [
  'authority-plots',
  'fraud',
  'home-loan',
  'jamabandi',
  'leasehold',
  'nri',
  'registry',
  'rera',
  'units',
] as const;
export type BlogCover = (typeof BLOG_COVERS)[number];

export const blogCoverPath = (cover: BlogCover): string => `/blog-covers/${cover}.svg`;
