import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FormServices } from '#form/services.ts';
import { usePortalData } from '../../core/portalData.ts';
import { formServices } from './formServices.ts';

/** For a form that is no applicant's: its lists are there, and files are not. */
export function useServicesOfNobody(key: string): FormServices {
  const queries = useQueryClient();
  const { school } = usePortalData();
  return useMemo(
    () =>
      formServices({
        applicant: { held: null, guarded: (called) => called },
        queries,
        schoolShortName: school.shortName,
        key: [key],
      }),
    [queries, school.shortName, key],
  );
}
