import { useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { usePortalData } from '../../app/portalData.ts';

/** What was typed is stored on this device, so that it survives a reload or a second try. */
export function usePersistedAnswers(form: string, given: SectionAnswers = {}) {
  const key = `${usePortalData().school.shortName}.form.${form}`;
  const [opening] = useState<SectionAnswers>(() => ({ ...read(key), ...given }));
  const keep = (answers: SectionAnswers) => {
    try {
      localStorage.setItem(key, JSON.stringify(answers));
    } catch {
      // Without space the form works on; only a reload forgets what was typed.
    }
  };
  return { opening, keep };
}

function read(key: string): SectionAnswers {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as SectionAnswers;
  } catch {
    return {};
  }
}
