import { formSheet } from '../kit/forms/rows.ts';
import { judgedBy, type FormName } from '../kit/forms/service.ts';
import { noneCompletedSince } from './applicationsSince.ts';
import type { Platform } from '../platform/platform.ts';

export const madeBy = <Form extends FormName>(platform: Platform, form: Form) => ({
  judge: { create: judgedBy(platform, form) },
  sheet: {
    ...formSheet(platform, form),
    // An application names its choices by id, and its slip must print as it was.
    mayRemove: noneCompletedSince,
  },
  changed: () => platform.lookups.read(platform.database),
});

export const namedBy = <Form extends FormName>(platform: Platform, form: Form) =>
  correctedBy(platform, form, 'school-name');

export const correctedBy = <Form extends FormName, Corrected extends FormName>(
  platform: Platform,
  form: Form,
  corrected: Corrected,
) => ({
  ...madeBy(platform, form),
  judge: { create: judgedBy(platform, form), correct: judgedBy(platform, corrected) },
});
