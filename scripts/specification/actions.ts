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
  const addresses = paths.map((path) =>
    path
      .replace(/^\/api\//, '')
      .toLowerCase()
      .split('/')
      .filter((part) => !part.startsWith('{')),
  );
  return specifiedActions().filter(({ family, name }) => {
    const own = addresses.filter(([first]) => first === family.toLowerCase()).map(([, ...parts]) => parts);
    return !own.some((parts) =>
      [name, ...(OTHER_WORDS[name] ?? [])].some((word) => hasWhole(parts, word.toLowerCase().split('/'))),
    );
  });
}

/** Whole parts: `student-profile-x` serves no `student-profile`. */
const hasWhole = (parts: readonly string[], words: readonly string[]): boolean =>
  parts.some((_, at) => words.every((word, next) => parts[at + next] === word));
