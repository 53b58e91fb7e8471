import { SHELL } from '#contract/shell/pages.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import { ownProfile } from './service.ts';

export const profileToComplete: Waiting = {
  name: 'profile-to-complete',
  page: SHELL.profile,
  async read(platform, caller, student) {
    const profile = student && (await ownProfile(platform, caller));
    const lacking = profile?.sections.filter(({ lacks }) => lacks.length > 0) ?? [];
    return lacking.length === 0
      ? []
      : [{ what: 'Complete your profile', detail: lacking.map(({ title }) => title).join(', '), hash: 'record' }];
  },
};
