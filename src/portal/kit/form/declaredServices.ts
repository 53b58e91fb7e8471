import type { QueryClient } from '@tanstack/react-query';
import type { FormServices } from '#form/services.ts';
import { lookupOptions } from '../../api/lookupOptions.ts';

/** A form without an application has lists, and no files. */
export function declaredServices(queries: QueryClient, schoolShortName: string): FormServices {
  return {
    ...lookupOptions(queries, schoolShortName),
    fileNow: () => undefined,
    loadUploads: noFiles,
    uploadPassport: noFiles,
    removePassport: noFiles,
    fileUrl: noFiles,
  };
}

const noFiles = () => Promise.reject(new Error('A declared form takes no files'));
