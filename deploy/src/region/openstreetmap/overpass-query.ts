import type { BBox } from '@naksha/events/kernel';

/** Values of a tag, as Overpass matches them: the whole value, one of these. */
const oneOf = (...values: string[]): string => `~"^(${values.join('|')})$"`;

/**
 * What a region pack is made of, asked in Overpass QL: points and areas of places, and what the bundled base map draws. The answer
 * carries its geometry, so that nothing has to be looked up afterwards.
 * @see https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL
 */
export function overpassQuery([west, south, east, north]: BBox): string {
  return [
    `[out:json][timeout:180][bbox:${south},${west},${north},${east}];`,
    '(',
    `  nwr["place"${oneOf('city', 'town', 'suburb', 'quarter', 'neighbourhood', 'village')}]["name"];`,
    `  way["highway"${oneOf('motorway', 'trunk', 'primary', 'secondary', 'tertiary', '(motorway|trunk|primary)_link')}];`,
    `  way["highway"${oneOf('unclassified', 'residential', 'living_street', 'service', 'pedestrian', 'footway')}];`,
    '  way["railway"="rail"];',
    '  way["aeroway"="runway"];',
    '  nwr["natural"="water"];',
    '  way["waterway"="river"];',
    `  nwr["amenity"${oneOf('hospital', 'university', 'college', 'school', 'bus_station', 'marketplace')}]["name"];`,
    '  nwr["railway"="station"]["name"];',
    '  nwr["aeroway"="aerodrome"]["name"];',
    '  nwr["shop"="mall"]["name"];',
    `  nwr["leisure"${oneOf('park', 'nature_reserve')}];`,
    `  nwr["landuse"${oneOf('forest', 'recreation_ground')}];`,
    '  nwr["natural"="wood"];',
    ');',
    'out geom;',
    '',
  ].join('\n');
}
