import { ADMISSION } from '#contract/admissions/states.ts';
import { OWN_ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import { findOwnOffer } from './sql.ts';

export const offerToAnswer: Waiting = {
  name: 'offer-to-answer',
  page: OWN_ADMISSIONS.admission,
  async read({ database }, { userId }) {
    const [offer] = await findOwnOffer(database, { userId });
    return offer?.state === ADMISSION.offered
      ? [{ what: 'Accept or decline your admission', detail: offer.programme, due: offer.offerUntil }]
      : [];
  },
};
