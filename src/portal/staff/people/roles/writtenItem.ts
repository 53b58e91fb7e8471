import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Claim } from '#contract/people/claims.ts';

interface Typed {
  readonly name: string;
  readonly path?: string;
  readonly parentId?: number;
  readonly claims?: Claim[];
}

/** A group has neither a path nor claims, and stands at the top. */
export function writtenItem(answers: SectionAnswers) {
  const { name, path = null, parentId = null, claims = [] } = answers as unknown as Typed;
  return { item: { name, path, parentId }, claims };
}
