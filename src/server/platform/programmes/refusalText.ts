import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '#catalogue/catalogue.ts';

/** For whoever can correct it. */
export const refusalText = ({ mistake, programme, stands }: Refusal): string =>
  `${effectOf(programme?.name, stands)}: ${mistake.message}`;

export function logRefusals(log: FastifyBaseLogger, refusals: readonly Refusal[]): void {
  for (const refusal of refusals)
    log.error({ file: refusal.mistake.file, programme: refusal.programme?.id }, refusalText(refusal));
}

function effectOf(name: string | undefined, stands: boolean | undefined): string {
  if (name === undefined) return 'A declaration of the college is left out';
  return stands
    ? `${name} is served as it stood before until this is corrected`
    : `${name} is left out until this is corrected`;
}
