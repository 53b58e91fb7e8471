import { createContext, use } from 'react';
import type { Option } from '#catalogue/registry/lookups.ts';
import type { FileFacts } from '#rules/files.ts';
import type { Uploads } from './file/uploads.ts';

/** The portal gives the real services, a story its own. */
export interface FormServices {
  /** `parents` are in the order of the field's `lookupBy`. Rejects when the options cannot be fetched. */
  loadOptions(lookup: string, parents: readonly unknown[]): Promise<readonly Option[]>;
  /** The same array each time; undefined until loaded. */
  optionsNow(lookup: string, parents: readonly unknown[]): readonly Option[] | undefined;
  /** Undefined until the file has arrived. */
  fileNow(id: unknown): FileFacts | undefined;
  loadUploads(): Promise<Uploads>;
  /** @param onProgress gets the part sent, from 0 to 1 @param signal aborted when the applicant cancels; the promise then rejects */
  uploadPassport(
    photo: Blob,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ): Promise<{ readonly id: string }>;
  removePassport(): Promise<void>;
  /** An address for an `<img>`; the service also revokes it. */
  fileUrl(id: string): Promise<string>;
}

export const FormServicesContext = createContext<FormServices | null>(null);

export function useFormServices(): FormServices {
  const services = use(FormServicesContext);
  if (!services) throw new Error('No FormServicesContext around the form');
  return services;
}
