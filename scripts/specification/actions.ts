import { specifiedActions, type SpecifiedAction } from './specified.ts';

/** Names that the specification uses loosely, each with the words that an address may have in its place. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'sample-sheet': ['template'],
  template: ['sample-sheet'],
  download: ['file'],
  categories: ['room-categories'],
  arrears: ['arrears-hostels'],
  assign: ['assign-bed'],
  reassign: ['reassign-bed'],
  advisers: ['course-advisers'],
  report: ['reports', 'application-report'],
  subjects: ['o-level-subjects'],
  transcript: ['transcript-posting'],
  'student-unit-load': ['student-unit-loads'],
};

/** The specified actions that none of these addresses (of the server's own description) serves. */
export function missingActions(paths: readonly string[]): SpecifiedAction[] {
  const serve = servers(paths);
  return specifiedActions().filter((action) => serve(action).length === 0);
}

/** Finds those of these addresses that serve an action. */
export function servers(paths: readonly string[]): (action: SpecifiedAction) => string[] {
  const addresses = paths.map((path) => {
    const [family, ...parts] = path
      .replace(/^\/(api\/)?/, '')
      .toLowerCase()
      .split('/')
      .filter((part) => !part.startsWith('{'));
    return { path, family, parts };
  });
  return ({ family, name }) =>
    addresses
      .filter((address) => address.family === family.toLowerCase())
      .filter(({ parts }) =>
        [name, ...(OTHER_WORDS[name] ?? [])].some((word) => hasWhole(parts, word.toLowerCase().split('/'))),
      )
      .map(({ path }) => path);
}

/** Whole parts: `student-profile-x` serves no `student-profile`. */
const hasWhole = (parts: readonly string[], words: readonly string[]): boolean =>
  parts.some((_, at) => words.every((word, next) => parts[at + next] === word));
