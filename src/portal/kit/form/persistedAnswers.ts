import { useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { usePortalData } from '../../core/portalData.ts';

/**
 * What was typed is stored on this device, so that it survives a reload or a second try.
 * @param owner the user name of who is signed in; what an applicant typed belongs to the device
 */
export function usePersistedAnswers(form: string, given: SectionAnswers = {}, owner = '') {
  const key = draftsOf(usePortalData().school.shortName, owner) + form;
  const [opening] = useState<SectionAnswers>(() => ({ ...read(key), ...given }));
  const keep = (answers: () => SectionAnswers) => {
    try {
      localStorage.setItem(key, JSON.stringify(answers()));
    } catch {
      // Without space the form works on; only a reload forgets what was typed.
    }
  };
  return { opening, keep, forget: () => localStorage.removeItem(key) };
}

/** What the keys of one person's drafts begin with. */
export const draftsOf = (schoolShortName: string, owner: string): string =>
  `${schoolShortName}.form.${owner && `${owner}/`}`;

function read(key: string): SectionAnswers {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as SectionAnswers;
  } catch {
    return {};
  }
}
