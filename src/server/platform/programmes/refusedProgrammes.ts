import type { RefusedProgramme } from '#catalogue/programme.ts';
import type { Platform } from '../platform.ts';
import { Unavailable } from '../problem.ts';

type Refusing = Pick<Platform, 'catalogue' | 'programmes'>;

/** What another programme has taken over meanwhile is that one's. */
export const refusedOfType = (
  { catalogue, programmes }: Refusing,
  applicationTypeId: number | null,
): RefusedProgramme | undefined =>
  applicationTypeId === null || catalogue.byApplicationTypeId(applicationTypeId)
    ? undefined
    : programmes.refused.find((programme) => programme.applicationTypeId === applicationTypeId);

export const refusedOfId = ({ programmes }: Pick<Refusing, 'programmes'>, id: string): RefusedProgramme | undefined =>
  programmes.refused.find((programme) => programme.id === id);

/** The name of a programme that is served, or is left out; its id where there is neither. */
export const programmeName = (platform: Refusing, id: string): string =>
  (platform.catalogue.byId(id) ?? refusedOfId(platform, id))?.name ?? id;

interface CountedProgramme {
  readonly id: string;
  readonly applicationTypeId: number;
  readonly name: string;
}

/** Those whose invoices and applications are counted: what is left out was applied for all the same. No two have a number. */
export function countedProgrammes(platform: Refusing): readonly CountedProgramme[] {
  const {
    catalogue: { programmes },
    programmes: { refused },
  } = platform;
  const own = refused.filter(
    (programme): programme is RefusedProgramme & CountedProgramme =>
      programme.applicationTypeId !== undefined && refusedOfType(platform, programme.applicationTypeId) === programme,
  );
  return [...programmes, ...own];
}

export const correctedText = ({ name }: Pick<RefusedProgramme, 'name'>): string =>
  `The ${name} form is being corrected. What you have paid and what you typed is kept: please come back later`;

/** A device that has something to send keeps it, and tries again. */
const RETRY_SECONDS = 10 * 60;

export const beingCorrected = (programme: Pick<RefusedProgramme, 'name'>): Unavailable =>
  new Unavailable(correctedText(programme), {}, RETRY_SECONDS);
