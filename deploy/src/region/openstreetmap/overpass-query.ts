import type { BBox } from '@naksha/events/kernel';

const oneOf = (...values: string[]): string => `~"^(${values.join('|')})$"`;

/**
 * The response includes geometry, so no further requests are needed. @see
 * https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL
 */
export function buildOverpassQuery([west, south, east, north]: BBox): string {
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
