import { useEffect } from 'react';
import type { FormServices } from '#form/services.ts';
import { areFilesWaiting } from '../uploads/deviceFiles.ts';

/** Files chosen before a reload are sent again, whichever section opens, once the form has been drawn. */
const AFTER_PAINT_MS = 1500;

export function useWaitingFiles(services: FormServices, schoolShortName: string, applicantId: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void areFilesWaiting(schoolShortName, applicantId)
        .then((are) => (are ? services.loadUploads().then(() => undefined) : undefined))
        .catch(() => undefined);
    }, AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, [services, schoolShortName, applicantId]);
}
