/**
 * Punjab: PBRERA and a district (rera.punjab.gov.in). Haryana: Panchkula `HRERA-PKL-PCK-123-2019`, Gurugram
 * `GGM/412/144/2020/28` or `RC/REP/HARERA/GGM/2018/12` (haryanarera.gov.in). Chandigarh: CHRERA (rera.chd.gov.in). No
 * grammar is published, so an unknown form is only a warning.
 */
export const RERA_REGULATORS = [
  {
    id: 'punjab',
    prefix: /^PBRERA/,
    form: /^PBRERA-[A-Z]{3}\d{2}-(?:PR|PC|PM|REA)\d{3,5}$/,
    example: 'PBRERA-SAS81-PR0123',
  },
  {
    id: 'haryana',
    prefix: /^(?:HRERA|RC\/|GGM)/,
    form: /^(?:HRERA-[A-Z]{3}-[A-Z]{3}-\d{1,4}-\d{4}|HRERA-PKL-REA-\d{1,4}-\d{4}|(?:RC\/REP\/HARERA\/)?GGM\/\d+(?:\/\d+){1,4})$/,
    example: 'HRERA-PKL-PCK-123-2019',
  },
  { id: 'chandigarh', prefix: /^CHRERA/, form: /^CHRERA[-/ ]?\w+(?:[-/]\w+){0,4}$/, example: 'CHRERA-2-2018' },
] as const;
export type ReraRegulator = (typeof RERA_REGULATORS)[number];

export type ReraJudgement = 'known' | { wrongFor: ReraRegulator } | 'unknown';

/** Only a hint. */
export function classifyReraNumber(typed: string): ReraJudgement {
  const number = typed.trim().toUpperCase();
  const regulator = RERA_REGULATORS.find(({ prefix }) => prefix.test(number));
  if (!regulator) return 'unknown';
  return regulator.form.test(number) ? 'known' : { wrongFor: regulator };
}
