import { useMemo, use, type ReactNode } from 'react';
import type { Option } from '#catalogue/registry/lookups.ts';
import { FormServicesContext, type FormServices } from '../../src/form/services.ts';
import { lists } from './lists.ts';

/** What a story's world is like: `parameters.world`. */
export interface World {
  /** Lookups that never arrive. */
  readonly slow?: readonly string[];
  /** Lookups that fail the first time they are asked for. */
  readonly failing?: readonly string[];
  /** An upload that stays half done until it is cancelled. */
  readonly stuckUpload?: true;
}

/** A portrait, drawn: no photograph of anyone. */
export const PORTRAIT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50"><rect width="40" height="50" fill="#b9cfe0"/><path d="M4 50c0-11 7-15 16-15s16 4 16 15z" fill="#0b5d3b"/><circle cx="20" cy="21" r="10" fill="#7a4a2a"/><path d="M9 19c0-8 5-12 11-12s11 4 11 12c-3-5-6-6-11-6s-8 1-11 6z" fill="#1b1310"/></svg>')}`;

export function StoryServices({ world, children }: { world: World; children: ReactNode }) {
  const known = use(lists);
  const services = useMemo(() => servicesOf(known, world), [known, world]);
  return <FormServicesContext value={services}>{children}</FormServicesContext>;
}

function servicesOf(known: Readonly<Record<string, readonly Option[]>>, { slow = [], failing = [], stuckUpload }: World): FormServices {
  const failed = new Set<string>();
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
    uploadPassport: (_photo, onProgress, signal) => new Promise((resolve, reject) => {
      onProgress(0.6);
      signal.addEventListener('abort', () => { reject(new Error('cancelled')); });
      if (!stuckUpload) resolve({ id: '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10' });
    }),
    removePassport: async () => undefined,
    fileUrl: async () => PORTRAIT,
  };
}

const NO_OPTIONS: readonly Option[] = [];
