import { useEffect } from 'react';
import type { FormServices } from '#form/services.ts';
import { areFilesWaiting } from '../uploads/deviceFiles.ts';

/** Files chosen before a reload go on their way again, in whichever section the form opens; first the form is drawn. */
const AFTER_PAINT_MS = 1500;

export function useWaitingFiles(services: FormServices, schoolShortName: string, applicantId: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void areFilesWaiting(schoolShortName, applicantId).then((are) => (are ? services.loadUploads().then(() => undefined) : undefined)).catch(() => undefined);
    }, AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, [services, schoolShortName, applicantId]);
}
