import { basename } from 'node:path';
import { catalogueStreams, placeId } from '@naksha/events/contracts';
import { type PlaceId, PROJECT_TYPES } from '@naksha/events/kernel';
import type { ItemDefinedEvent } from '@naksha/services';
import { z } from 'zod';
import { findDataSourceOrReport } from './find-source.ts';
import { listField, numberField, type PackFolder, type Row } from './pack-folder.ts';
import { loadBlogs, loadFaqs } from './read-editorial.ts';
import type { Outline } from './read-outlines.ts';
import type { RegionFile } from './region-file.ts';

/** An item of the pack with its line; `replaces` is the item in an earlier pack. */
export type PackItem = { file: string; line: number; item: ItemDefinedEvent; replaces?: ItemDefinedEvent };

const text = z.string();
const placed = z.object({
  id: placeId,
  name: text,
  name_hi: text.optional(),
  name_pa: text.optional(),
  lat: numberField,
  lng: numberField,
  radius_m: numberField,
  aka: listField,
});
const city = placed.extend({ zoom: numberField.optional(), state: text.optional() });
const locality = placed.extend({ city: placeId });
const project = locality.extend({
  type: z.enum(PROJECT_TYPES),
  locality: placeId.optional(),
  featured: z.enum(['yes', 'no']).default('no'),
});
const link = z.object({
  slug: text,
  group: text,
  group_hi: text.optional(),
  group_pa: text.optional(),
  title: text,
  title_hi: text.optional(),
  title_pa: text.optional(),
  place: placeId.optional(),
  query: text.default(''),
  replaces: text.optional(),
});
type Reading = { brand: string; pack: PackFolder; region: RegionFile; outlines: ReadonlyMap<PlaceId, Outline> };

/** In the order of definition: cities, their contents, query links, questions, articles. */
export function loadRegionItems(reading: Reading): PackItem[] {
  const { pack, brand } = reading;
  const items = [
    ...readCities(reading),
    ...readLocalities(reading),
    ...readProjects(reading),
    ...readLinks(reading),
    ...loadFaqItems(pack),
    ...loadBlogs(pack, brand).flatMap(({ definition, ...at }) => toPackItems(pack, at, 'BlogDefined', definition)),
  ];
  checkOutlinesHavePlaces(reading, items);
  return items;
}

function readCities({ pack, region, outlines }: Reading): PackItem[] {
  const rows = pack.table('cities.csv', city);
  if (region.defaultCity && !rows.some(({ row }) => row.id === region.defaultCity))
    pack.problems.push({
      file: 'region.json',
      field: 'defaultCity',
      reason: `${region.defaultCity} is not in cities.csv`,
    });
  const first = rows.toSorted(
    (a, b) => Number(b.row.id === region.defaultCity) - Number(a.row.id === region.defaultCity),
  );
  return first.flatMap(({ row, ...at }, order) =>
    toPackItems(pack, at, 'CityDefined', { ...toPlaced(row, outlines), zoom: row.zoom, stateName: row.state, order }),
  );
}

const readLocalities = ({ pack, region, outlines }: Reading): PackItem[] =>
  pack.list('localities', '.csv').flatMap((file) => {
    const credit = findDataSourceOrReport(pack, region, file, basename(file, '.csv'))?.credit;
    return pack
      .table(file, locality)
      .flatMap(({ row, ...at }) =>
        toPackItems(pack, at, 'LocalityDefined', { ...toPlaced(row, outlines, credit), city: row.city }),
      );
  });

const readProjects = ({ pack, outlines }: Reading): PackItem[] =>
  optionalTable(pack, 'projects.csv', project).flatMap(({ row, ...at }) => {
    const { city, locality, type, featured } = row;
    return toPackItems(pack, at, 'ProjectDefined', {
      ...toPlaced(row, outlines),
      city,
      locality,
      type,
      featured: featured === 'yes',
    });
  });

const readLinks = ({ pack }: Reading): PackItem[] =>
  optionalTable(pack, 'query-links.csv', link).flatMap(({ row, ...at }, order) => {
    const toLink = (query: string) => ({
      slug: row.slug,
      group: { en: row.group, hi: row.group_hi, pa: row.group_pa },
      title: { en: row.title, hi: row.title_hi, pa: row.title_pa },
      place: row.place,
      query,
      order,
    });
    const [replaced] =
      row.replaces === undefined ? [] : toPackItems(pack, at, 'QueryLinkDefined', toLink(row.replaces));
    return toPackItems(pack, at, 'QueryLinkDefined', toLink(row.query)).map((line) => ({
      ...line,
      ...(replaced && { replaces: replaced.item }),
    }));
  });

export const loadFaqItems = (pack: PackFolder): PackItem[] =>
  loadFaqs(pack).flatMap(({ definition, ...at }) => toPackItems(pack, at, 'FaqDefined', definition));

const optionalTable = <Schema extends z.ZodObject>(pack: PackFolder, file: string, schema: Schema) =>
  pack.has(file) ? pack.table(file, schema) : [];

function toPlaced(row: z.output<typeof placed>, outlines: ReadonlyMap<PlaceId, Outline>, credit?: string) {
  const outline = outlines.get(row.id);
  // A place needs the attributions of its point and of its outline.
  const credits = new Set([credit, outline?.credit].filter((one) => one !== undefined));
  return {
    id: row.id,
    names: { en: row.name, hi: row.name_hi, pa: row.name_pa },
    aka: row.aka,
    position: { lat: row.lat, lng: row.lng },
    radiusM: row.radius_m,
    outline: outline?.rings,
    credit: credits.size > 0 ? [...credits].join(' · ') : undefined,
  };
}

function toPackItems(
  pack: PackFolder,
  at: Omit<Row<unknown>, 'row'>,
  type: ItemDefinedEvent['type'],
  data: object,
): PackItem[] {
  const checked = pack.check(at, catalogueStreams[type].schema, JSON.parse(JSON.stringify(data)));
  return checked ? [{ ...at, item: { type, data: checked } as ItemDefinedEvent }] : [];
}

function checkOutlinesHavePlaces({ pack, outlines }: Reading, items: readonly PackItem[]): void {
  const ids = new Set<string>(items.flatMap(({ item }) => ('id' in item.data ? item.data.id : [])));
  for (const [id, { file }] of outlines)
    if (!ids.has(id)) pack.problems.push({ file, field: id, reason: 'is not the id of a place in this pack' });
}
