import { OWN_ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import { ownClearance } from './own.ts';

export const documentsToSend: Waiting = {
  name: 'documents-to-send',
  page: OWN_ADMISSIONS.clearance,
  async read(platform, caller) {
    const clearance = await ownClearance(platform, caller);
    if (!clearance?.mayUpload) return [];
    const named = (...wanted: readonly string[]) =>
      clearance.items.filter(({ status, required }) => wanted.includes(status) && (required || status === 'queried'));
    const [queried, missing] = [named('queried'), named('missing')];
    return [
      ...(queried.length > 0
        ? [{ what: 'Answer the admissions office about your documents', detail: namesOf(queried) }]
        : []),
      ...(missing.length > 0 ? [{ what: 'Send your documents', detail: namesOf(missing) }] : []),
    ];
  },
};

const namesOf = (items: readonly { readonly name: string }[]): string => items.map(({ name }) => name).join(', ');
