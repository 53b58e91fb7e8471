import { useMemo, use, type ReactNode } from 'react';
import type { Option } from '#catalogue/registry/lookups.ts';
import { FormServicesContext, type FormServices } from '../../src/form/services.ts';
import { lists } from './lists.ts';
import { PORTRAIT } from './portrait.ts';
import type { Uploads } from '../../src/form/file/uploads.ts';
import { storyUploads, type StoryFile } from './storyUploads.ts';

/** `parameters.world` of a story. */
export interface World {
  /** Lookups that never arrive. */
  readonly slow?: readonly string[];
  /** Lookups that fail at their first request. */
  readonly failing?: readonly string[];
  readonly file?: StoryFile;
  /** Milliseconds until the upload module arrives. */
  readonly lateUploads?: number;
  /** An upload that stays half done until it is cancelled. */
  readonly stuckUpload?: true;
}

export function StoryServices({ world, children }: { world: World; children: ReactNode }) {
  const known = use(lists);
  const services = useMemo(() => servicesOf(known, world), [known, world]);
  return <FormServicesContext value={services}>{children}</FormServicesContext>;
}

function servicesOf(
  known: Readonly<Record<string, readonly Option[]>>,
  { slow = [], failing = [], stuckUpload, file, lateUploads = 0 }: World,
): FormServices {
  const failed = new Set<string>();
  let uploads: Promise<Uploads> | undefined;
  const late = new Set([...slow, ...failing]);
  const listOf = (lookup: string, parents: readonly unknown[]) => known[[lookup, ...parents].join('/')] ?? NO_OPTIONS;
  return {
    optionsNow: (lookup, parents) => (late.has(lookup) || lookup === 'uploads' ? undefined : listOf(lookup, parents)),
    async loadOptions(lookup, parents) {
      if (slow.includes(lookup)) return new Promise(() => undefined);
      if (failing.includes(lookup) && !failed.has(lookup)) {
        failed.add(lookup);
        throw new Error('Network Error');
      }
      late.delete(lookup);
      return listOf(lookup, parents);
    },
    fileNow: () => undefined,
    loadUploads: () =>
      (uploads ??= new Promise((resolve) => {
        setTimeout(() => resolve(storyUploads(file)), lateUploads);
      })),
    uploadPassport: (_photo, onProgress, signal) =>
      new Promise((resolve, reject) => {
        onProgress(0.6);
        signal.addEventListener('abort', () => {
          reject(new Error('cancelled'));
        });
        if (!stuckUpload) resolve({ id: '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10' });
      }),
    removePassport: async () => undefined,
    fileUrl: async () => PORTRAIT,
  };
}

const NO_OPTIONS: readonly Option[] = [];
