import { PAGES, type Page, type PageName } from '@naksha/events/contracts';

export type Looked = { name: string; path: string; shown: string };
export type Person = 'stranger' | 'buyer' | 'seller' | 'staff';
type Look = { as?: Person; path?: string; shown: string };
export type Seeded = { open: string; waiting: string; gone: string; project: string };

const everyLook = ({ open, waiting, gone, project }: Seeded): Readonly<Record<PageName, readonly Look[]>> => ({
  Landing: [{ shown: 'main h1' }],
  Home: [{ shown: '.maplibregl-ctrl-attrib-button' }],
  QueryProperties: [{ path: '/search/2bhk-flats-for-sale-in-mohali', shown: '.maplibregl-ctrl-attrib-button' }],
  PopularSearches: [{ shown: 'main a[href^="/search/"]' }],
  Login: [{ shown: 'input[type=tel]' }],
  AddProperty: [{ shown: 'text=Title and text' }],
  SingleProperty: [
    { path: `/flat/${open}`, shown: 'text=Contact seller' },
    { path: `/flat/${gone}`, shown: 'text=This property is no longer listed' },
    { path: `/flat/${waiting}`, shown: 'text=Property not found' },
    { path: `/flat/${open}`, as: 'buyer', shown: 'a[href^="tel:"]' },
    { path: `/flat/${open}`, as: 'seller', shown: 'text=Mark as sold' },
  ],
  Dashboard: [
    { as: 'buyer', shown: 'main h2' },
    { as: 'seller', shown: 'main h2' },
  ],
  Listing: [{ as: 'seller', shown: 'text=Flat that waits for staff' }],
  Edit: [{ as: 'seller', path: `/dashboard/edit/${open}`, shown: 'main h1' }],
  Leads: [{ as: 'seller', shown: 'text=Vikram is interested' }],
  Import: [{ shown: 'text=Importing is for dealers' }],
  SavedSearches: [{ shown: 'text=Around the lake' }],
  SavedProperty: [{ shown: 'main li' }],
  ContactedProperty: [{ shown: 'main li' }],
  ViewedProperty: [{ shown: 'main h1' }],
  Profile: [{ shown: 'text=+91' }],
  EraseAccount: [{ shown: 'main input' }],
  StopAlerts: [{ path: '/stop-alerts/no-such-token', shown: 'main h1' }],
  PriceDrops: [{ shown: 'main h1' }],
  Compare: [{ shown: 'main h1' }, { path: `/compare?ids=${open.split('-').at(-1)}`, shown: 'main table' }],
  Calculators: [{ path: '/calculators?price=7450000', shown: '[data-testid=duty-total]' }],
  Contact: [{ shown: 'main textarea' }],
  AboutUs: [{ shown: 'main h1' }],
  Faq: [{ shown: 'main h1' }],
  Plans: [{ shown: 'main h1' }],
  Feature: [{ shown: 'main h1' }],
  Terms: [{ shown: 'main h1' }],
  Disclaimer: [{ shown: 'main h1' }],
  PrivacyPolicy: [{ shown: 'main h1' }],
  FeaturedProjects: [{ shown: `a[href="/project/${project}"]` }],
  FeaturedProjectsView: [{ path: `/project/${project}`, shown: 'text=Request a call' }],
  Blogs: [{ shown: 'main a[href^="/blogs/"]' }],
  BlogsDetail: [{ path: '/blogs/units-of-land', shown: 'main table' }],
  StaffReview: [{ shown: 'input[type=checkbox]' }],
  StaffLeads: [{ shown: 'text=Vikram' }],
  StaffEnquiries: [{ shown: 'text=Is it near the lake?' }],
  StaffReports: [{ shown: 'text=Already sold' }],
  StaffAccounts: [{ shown: 'input[type=tel]' }],
  StaffContent: [
    { shown: 'text=No missing places' },
    { path: '/staff/content?kind=city', shown: 'main li' },
    { path: '/staff/content?kind=blog&id=units-of-land', shown: 'main table' },
  ],
  StaffAnalytics: [{ shown: 'main table' }],
  StaffParked: [{ shown: 'text=No jobs are stuck.' }],
  StaffSecurity: [{ shown: 'main h2' }],
  NotFound: [{ shown: 'text=Page not found' }],
});

export function listLooks(seeded: Seeded): Record<Person, Looked[]> {
  const looks: Record<Person, Looked[]> = { stranger: [], buyer: [], seller: [], staff: [] };
  for (const [name, all] of Object.entries(everyLook(seeded))) {
    const page: Page = PAGES[name as PageName];
    const usual = page.meta.requiresAuth === 'staff' ? 'staff' : page.meta.requiresAuth ? 'buyer' : 'stranger';
    for (const { as = usual, path = page.path, shown } of all) looks[as].push({ name: `${name} (${as})`, path, shown });
  }
  return looks;
}
