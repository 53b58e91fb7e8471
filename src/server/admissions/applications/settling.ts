import { isDeepStrictEqual } from 'node:util';
import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import type { Answers } from '#catalogue/journey.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { judge } from './saveSection.ts';
import type { Application } from './service.ts';

/** What is stored and no longer asked, since an earlier section has been answered otherwise. */
interface Settled {
  /** Sections whose answers change, each with those that remain. */
  readonly changed: Readonly<Record<string, SectionAnswers>>;
  readonly skipped: readonly string[];
  /** All that is stored from now on. */
  readonly answers: Answers;
}

/**
 * A section that looks at others was judged by what these said then; it is judged again by what they say now.
 * @param visited the sections that are asked
 * @throws Problem 409 where a section now lacks an answer, or holds one that is no longer right
 */
export function settle(
  platform: Pick<Platform, 'now' | 'lookups'>,
  application: Application,
  visited: readonly string[],
): Settled {
  const { programme, answers } = application;
  const skipped = Object.keys(answers).filter((section) => programme.sections[section] && !visited.includes(section));
  const remaining = Object.fromEntries(Object.entries(answers).filter(([section]) => !skipped.includes(section)));
  const changed: Record<string, SectionAnswers> = {};
  for (const section of visited.filter((name) => compiledSection(programme, name).binds)) {
    const before = { ...application, answers: { ...remaining, ...changed } };
    const { data, errors } = judge(platform, before, section, answers[section]);
    if (errors.length > 0)
      throw new Problem(
        409,
        `What you have changed since has changed what ${programme.sections[section]!.title} asks. Please open it and save it again`,
        { title: 'Invalid Action!' },
      );
    if (!isDeepStrictEqual(data, answers[section])) changed[section] = data;
  }
  return { changed, skipped, answers: { ...remaining, ...changed } };
}
