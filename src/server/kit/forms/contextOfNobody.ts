import { UPLOADS } from '#catalogue/registry/lookups.ts';
import type { ValidationContext } from '#catalogue/validate.ts';
import type { FileFacts } from '#rules/files.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';

/** These answers belong to no application, so there is no photograph and no file. */
export interface OwnFile extends FileFacts {
  readonly id: string;
}

/** These answers are a signed-in person's, who may name files of their own. */
export const contextOfOwner = (
  platform: Pick<Platform, 'now' | 'lookups'>,
  files: readonly OwnFile[],
): ValidationContext => ({
  ...contextOfNobody(platform),
  options: (lookup, parents) =>
    lookup === UPLOADS ? new Set(files.map(({ id }) => id)) : platform.lookups.options(lookup, parents),
  file: (id) => files.find((file) => file.id === id),
});

export const contextOfNobody = ({ now, lookups }: Pick<Platform, 'now' | 'lookups'>): ValidationContext => ({
  year: Number(lagosDay(now()).slice(0, 4)),
  hasPassport: false,
  options: lookups.options,
});
