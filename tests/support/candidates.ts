import { entranceOf, type JambList } from '#catalogue/registry/entrances.ts';
import type { ApplicantFacts } from '#catalogue/prefill.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { demoCandidates, demoRows } from '#server/admissions/jamb/demo.ts';
import { candidateReader } from '#server/admissions/jamb/listRow.ts';
import { createCollegeLookups } from '#server/lookups.ts';

/** What a form of this programme knows of the first demo candidate whom the college has not screened; nothing, where it takes no candidates. */
export function candidateFacts(programme: Pick<ProgrammeSummary, 'entersBy'>): Partial<ApplicantFacts> {
  const { list } = entranceOf(programme);
  return list ? factsOf(list) : {};
}

const unscreened = (list: JambList) => demoRows(list).find(({ putmeScore }) => putmeScore === '')!;

/** Candidates of the demo college whom `candidateFacts` keeps out of everybody else's way. */
export const otherCandidates = (list: JambList): readonly string[] =>
  demoCandidates(list).filter((number) => number !== unscreened(list).registrationNumber);

function factsOf(list: JambList): Partial<ApplicantFacts> {
  const read = candidateReader(
    createCollegeLookups(() => new Date()),
    list,
  )(unscreened(list));
  if ('errors' in read) throw new Error(read.errors[0]!.message);
  const {
    registrationNumber,
    lastname,
    firstname,
    middlename,
    genderId,
    facultyId,
    departmentId,
    subjects,
    utmeScore,
  } = read.entry;
  const scores = subjects.flatMap(({ subjectId, score }, index) => [
    [`utmeSubject${index + 1}Id`, subjectId],
    [`utmeSubject${index + 1}Score`, score],
  ]);
  return {
    jambNumber: registrationNumber,
    lastname,
    firstname,
    middlename,
    genderId,
    facultyId,
    departmentId,
    putmeScore: 0,
    aggregateScore: 0,
    ...(utmeScore !== null && { utmeScore }),
    ...Object.fromEntries(scores),
  };
}
