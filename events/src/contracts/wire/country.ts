/** India if unknown. `country_code`: ISO 3166; `calling_code`: with plus. */
export type VisitorCountry = { country_code: string; calling_code: string };
