import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import IgnoredFiltersNotice from './unread-notice.tsx';

it('lists the filters of a link by their labels, and an unknown parameter by its own name', () => {
  const unread = [
    { key: 'bathrooms', value: 'lots' },
    { key: 'rera', value: 'no' },
    { key: 'price_range', value: 'cheap' },
    { key: 'area_range', value: 'big' },
    { key: 'bedrom', value: '3' },
  ];
  const html = renderToStaticMarkup(<IgnoredFiltersNotice unread={unread} onDismiss={() => {}} />);
  expect(html).toContain(
    'Part of this link isn’t valid and was ignored: “Bathrooms: lots”, “RERA registration number: no”, “Price: cheap”, “Area: big”, “bedrom=3”.',
  );
});
