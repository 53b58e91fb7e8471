import type { ListedCandidate } from '#contract/admissions/jamb.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';

type OfList = Pick<ListedCandidate, 'list'>;

export const listOf = ({ list }: OfList) => (list === 'UTME' ? ADMISSIONS.jambList : ADMISSIONS.directEntryList);

export const formOf = ({ list }: OfList) => (list === 'UTME' ? 'jamb-candidate' : 'direct-entry-candidate');
