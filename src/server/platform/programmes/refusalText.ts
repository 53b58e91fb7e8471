import type { Refusal } from '#catalogue/catalogue.ts';

/** For whoever can correct it. */
export const refusalText = ({ mistake, programme }: Refusal): string =>
  `${programme ? `${programme.name} is left out until this is corrected: ` : 'A declaration of the college is left out: '}${mistake.message}`;
