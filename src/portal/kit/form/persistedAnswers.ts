import { useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { usePortalData } from '../../app/portalData.ts';

/** What was typed into a form on this device, so that a reload or a second try finds it. */
export function usePersistedAnswers(form: string, given: SectionAnswers = {}) {
  const key = `${usePortalData().school.shortName}.form.${form}`;
  const [opening] = useState<SectionAnswers>(() => ({ ...read(key), ...given }));
  const keep = (answers: SectionAnswers) => {
    try {
      localStorage.setItem(key, JSON.stringify(answers));
    } catch {
      // A full storage costs the memory of a reload, not the form.
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
