import { normaliseText } from './text/normaliseText.ts';

/** The codes of ISO 3166-2, by which JAMB's files name the states of Nigeria. */
const STATES: Readonly<Record<string, string>> = {
  AB: 'Abia',
  AD: 'Adamawa',
  AK: 'Akwa Ibom',
  AN: 'Anambra',
  BA: 'Bauchi',
  BE: 'Benue',
  BO: 'Borno',
  BY: 'Bayelsa',
  CR: 'Cross River',
  DE: 'Delta',
  EB: 'Ebonyi',
  ED: 'Edo',
  EK: 'Ekiti',
  EN: 'Enugu',
  FC: 'Federal Capital Territory',
  GO: 'Gombe',
  IM: 'Imo',
  JI: 'Jigawa',
  KD: 'Kaduna',
  KE: 'Kebbi',
  KN: 'Kano',
  KO: 'Kogi',
  KT: 'Katsina',
  KW: 'Kwara',
  LA: 'Lagos',
  NA: 'Nasarawa',
  NI: 'Niger',
  OG: 'Ogun',
  ON: 'Ondo',
  OS: 'Osun',
  OY: 'Oyo',
  PL: 'Plateau',
  RI: 'Rivers',
  SO: 'Sokoto',
  TA: 'Taraba',
  YO: 'Yobe',
  ZA: 'Zamfara',
};

/** As files spell them otherwise, in letters alone. */
const SPELLINGS: Readonly<Record<string, string>> = {
  FCT: 'Federal Capital Territory',
  ABUJA: 'Federal Capital Territory',
  FCTABUJA: 'Federal Capital Territory',
  FEDERALCAPITALTERRITORYABUJA: 'Federal Capital Territory',
  ABUJAFEDERALCAPITALTERRITORY: 'Federal Capital Territory',
  FEDERALCAPITAL: 'Federal Capital Territory',
  FEDERALCAPITALTERRITORYFCT: 'Federal Capital Territory',
  ABUJAFCT: 'Federal Capital Territory',
  NASSARAWA: 'Nasarawa',
  AIBOM: 'Akwa Ibom',
  CRIVER: 'Cross River',
  CRIVERS: 'Cross River',
  CROSSRIVERS: 'Cross River',
  RIVER: 'Rivers',
};

const lettersOf = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .replace(/^(?:THE)?(?:STATEOF)?/, '')
    .replace(/STATE$/, '');

const NAMES = new Map([
  ...Object.values(STATES).map((name) => [lettersOf(name), name] as const),
  ...Object.entries(SPELLINGS),
]);

/** 'na' as 'Nasarawa', and 'Akwa-Ibom' as 'Akwa Ibom'; what is no state, as it is. */
export const stateName = (written: string): string =>
  STATES[normaliseText(written).trim().toUpperCase()] ?? NAMES.get(lettersOf(normaliseText(written))) ?? written;
