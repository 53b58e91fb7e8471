import { useSearchParams } from 'react-router-dom';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';

export interface Term {
  readonly sessionId: number;
  readonly semesterId: number;
}

const termText = ({ sessionId, semesterId }: Term) => `?session=${sessionId}&semester=${semesterId}`;

export const registerAt = (term: Term): string => OWN_ACADEMICS.register.to + termText(term);
export const registeredAt = (term: Term): string => OWN_ACADEMICS.registered.to + termText(term);
export const courseFormAt = (term: Term): string => OWN_ACADEMICS.courseForm.to + termText(term);
export const examinationCardAt = (term: Term): string => OWN_ACADEMICS.examinationCard.to + termText(term);

/** The semester that the address names; undefined where it names none. */
export function useTerm(): Term | undefined {
  const [query] = useSearchParams();
  const [sessionId, semesterId] = [Number(query.get('session')), Number(query.get('semester'))];
  return sessionId > 0 && semesterId > 0 ? { sessionId, semesterId } : undefined;
}

/** Where the refusals stand on the page. */
export const IN_THE_WAY = 'in-the-way';
