/** Pages whose address says all about them. `index: false` is for what only one person sees. */
export type FixedPage = { title: string; description: string; index: boolean };

const about = (title: string, description: string): FixedPage => ({ title, description, index: true });
const personal = (title: string): FixedPage => ({ title, description: GENERIC, index: false });

/** For pages without a description of their own. */
export const GENERIC =
  'Flats, kothis, plots, offices and showrooms in Mohali, Chandigarh, Panchkula and Zirakpur, each at its place on the map.';

export const FIXED_PAGES: ReadonlyMap<string, FixedPage> = new Map(
  Object.entries({
    '/': about('The best way to buy and sell property in the tri-city', GENERIC),
    '/home': about('Homes, plots and offices on the map', GENERIC),
    '/add': about(
      'Post your property free',
      'Put your flat, kothi, plot, office or showroom on the map, with free assistance.',
    ),
    '/contact': about('Contact us', 'Talk to our office about buying or selling in the tri-city.'),
    '/login': { ...personal('Sign in'), description: 'Buy and Sell Property Online With Free Assistance' },
    '/dashboard': personal('Dashboard'),
    '/dashboard/home': personal('Dashboard'),
    '/dashboard/listing': personal('My listings'),
    '/dashboard/leads': personal('My leads'),
    '/dashboard/saved': personal('Saved properties'),
    '/dashboard/contacted': personal('Contacted properties'),
    '/dashboard/viewed': personal('Seen properties'),
    '/dashboard/profile': personal('Profile'),
    '/staff': personal('Review'),
    '/staff/review': personal('Review'),
  }),
);
