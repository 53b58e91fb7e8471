import { createContext, use } from 'react';
import type { Option } from '#catalogue/registry/lookups.ts';
import type { FileFacts } from '#rules/files.ts';
import type { Uploads } from './file/uploads.ts';

/** All that the form asks of the world. The portal gives the real ones, a story its own. */
export interface FormServices {
  /** The options of a lookup for the chosen parents, in the order of the field's `lookupBy`. Rejects when they cannot be had. */
  loadOptions(lookup: string, parents: readonly unknown[]): Promise<readonly Option[]>;
  /** The same, at once, when they have been loaded before: the same array each time. */
  optionsNow(lookup: string, parents: readonly unknown[]): readonly Option[] | undefined;
  /** What is known of one of the application's files that have arrived. */
  fileNow(id: unknown): FileFacts | undefined;
  /** What sends and keeps files: loaded when a form first asks for one. */
  loadUploads(): Promise<Uploads>;
  /**
   * @param onProgress told the part sent, from 0 to 1
   * @param signal aborted when the applicant cancels; the promise then rejects
   */
  uploadPassport(photo: Blob, onProgress: (part: number) => void, signal: AbortSignal): Promise<{ readonly id: string }>;
  removePassport(): Promise<void>;
  /** An address that an `<img>` may show; the one who gives it also takes it back. */
  fileUrl(id: string): Promise<string>;
}

export const FormServicesContext = createContext<FormServices | null>(null);

export function useFormServices(): FormServices {
  const services = use(FormServicesContext);
  if (!services) throw new Error('No FormServicesContext around the form');
  return services;
}
