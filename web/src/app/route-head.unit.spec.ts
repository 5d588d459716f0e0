import { describe, expect, it } from 'vitest';
import { headOf } from './route-head.ts';

describe("a page's head", () => {
  it('R-02 has the title with the brand behind it', () => {
    expect(headOf({ title: 'app.title.add' }).title).toBe('Post your property free | Naksha');
  });

  it('R-05 Landing speaks of the best real estate company in the tri-city', () => {
    expect(headOf({ title: 'app.title.landing' }).title).toBe('Best real estate company in the tri-city | Naksha');
  });

  it('R-03 falls back to the generic description and keywords, each by itself', () => {
    const generic = headOf({ title: 'app.title.add' });
    expect(generic.description).toContain('Flats, kothis, plots');
    expect(generic.keywords).toContain('real estate');
    const own = headOf({ title: 'app.title.login', description: 'app.description.login' });
    expect(own.description).toBe('Buy and Sell Property Online With Free Assistance');
    expect(own.keywords).toBe(generic.keywords);
  });
});
