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

/** 'na' as 'Nasarawa'; what is no code, as it is. */
export const stateName = (written: string): string => STATES[normaliseText(written).trim().toUpperCase()] ?? written;
