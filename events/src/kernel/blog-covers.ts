/** Drawings of our own that an article can have before it, each about one thing; the files are the client's, by the same names. */
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

/** Where the client keeps a drawing. */
export const blogCoverPath = (cover: BlogCover): string => `/blog-covers/${cover}.svg`;
