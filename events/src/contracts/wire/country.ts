/**
 * `GET /api/country`: where whoever asks seems to be, by their network; India where nobody can tell.
 * `country_code` as ISO 3166 has it, `calling_code` with its plus.
 */
export type VisitorCountry = { country_code: string; calling_code: string };
