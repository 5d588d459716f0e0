export const READING_PAGE_COMPONENTS = {
  StopAlerts: () => import('../features/saved-searches/stop-alerts-page.tsx'),
  AboutUs: () => import('../features/company/about-us-page.tsx'),
  Faq: () => import('../features/company/faq-page.tsx'),
  Plans: () => import('../features/company/plans-page.tsx'),
  Feature: () => import('../features/company/feature-page.tsx'),
  Terms: () => import('../features/legal/terms-page.tsx'),
  Disclaimer: () => import('../features/legal/disclaimer-page.tsx'),
  PrivacyPolicy: () => import('../features/legal/privacy-policy-page.tsx'),
  FeaturedProjects: () => import('../features/projects/featured-projects-page.tsx'),
  FeaturedProjectsView: () => import('../features/projects/project-page.tsx'),
  Blogs: () => import('../features/blogs/blogs-page.tsx'),
  BlogsDetail: () => import('../features/blogs/blog-page.tsx'),
  PopularSearches: () => import('../features/query-links/popular-searches-page.tsx'),
  PriceDrops: () => import('../features/price-drops/price-drops-page.tsx'),
  Compare: () => import('../features/compare/compare-page.tsx'),
  Calculators: () => import('../features/calculators/calculators-page.tsx'),
  Contact: () => import('../features/contact/contact-page.tsx'),
  Login: () => import('../features/sign-in/login-page.tsx'),
  NotFound: () => import('../features/not-found/not-found-page.tsx'),
  AddProperty: () => import('../features/post/post-page.tsx'),
} as const;

export type ReadingPageName = keyof typeof READING_PAGE_COMPONENTS;
