import type { ValidationContext } from '#catalogue/validate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';

/** These answers belong to no application, so there is no photograph and no file. */
export const contextOfNobody = ({ now, lookups }: Pick<Platform, 'now' | 'lookups'>): ValidationContext =>
  ({ year: Number(lagosDay(now()).slice(0, 4)), hasPassport: false, options: lookups.options });
