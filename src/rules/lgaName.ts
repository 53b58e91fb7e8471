import { normaliseText } from './text/normaliseText.ts';

/** As files spell them otherwise, in letters alone. */
const SPELLINGS: Readonly<Record<string, string>> = {
  MUNICIPALAREACOUNCIL: 'Abuja Municipal',
  ABUJAMUNICIPALAREACOUNCIL: 'Abuja Municipal',
  AMAC: 'Abuja Municipal',
  CALABAR: 'Calabar Municipal',
};

/** 'MUNICIPAL AREA COUNCIL' as 'Abuja Municipal'; what has no other spelling, as it is. */
export const lgaName = (written: string): string =>
  SPELLINGS[
    normaliseText(written)
      .toUpperCase()
      .replaceAll(/[^A-Z]/g, '')
  ] ?? written;

/** 'Ijebu-Ode' and 'IJEBU ODE' are one. */
export const lgaKey = (name: string): string =>
  normaliseText(name)
    .toLowerCase()
    .replaceAll(/[\s/-]+/g, ' ');
