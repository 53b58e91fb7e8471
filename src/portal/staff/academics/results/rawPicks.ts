import type { RawLayout, RawQuestion } from '#contract/academics/raw-results.ts';
import { enumeration } from '#rules/text/enumeration.ts';

/** What a person says of a sheet; one without a component is not read. */
export interface SheetPick {
  readonly component?: 'ca' | 'exam' | undefined;
  /** As typed. */
  readonly outOf: string;
}

export interface RawPicks {
  readonly classId: number | undefined;
  readonly sheets: Readonly<Record<string, SheetPick>>;
  /** By the keys of columns; one without a course is not read. */
  readonly courses: Readonly<Record<string, number>>;
}

/** The first class has most courses of the book. */
export function proposedPicks(question: RawQuestion): RawPicks {
  const [first] = question.classes;
  return {
    classId: first?.id,
    sheets: Object.fromEntries(
      question.sheets.map(({ name, component, outOf }) => [
        name,
        { component: component ?? undefined, outOf: outOf === null ? '' : String(outOf) },
      ]),
    ),
    courses: proposedCourses(question, first?.id),
  };
}

/** A column is a course of its title or code in that class, where it can be one only. */
export function proposedCourses({ columns, courses }: RawQuestion, classId: number | undefined): RawPicks['courses'] {
  const own = new Set(
    courses.filter((course) => course.classId === classId).map(({ departmentCourseId }) => departmentCourseId),
  );
  return Object.fromEntries(
    columns.flatMap(({ key, courses: named }) => {
      const here = named.filter((id) => own.has(id));
      return here.length === 1 ? [[key, here[0]!] as const] : [];
    }),
  );
}

/** Courses of the class come first, then those of other classes in the same session. */
export function courseOptions({ classes, courses }: RawQuestion, classId: number | undefined) {
  const chosen = classes.find(({ id }) => id === classId);
  if (!chosen) return [];
  const others = classes.filter(({ id, sessionId }) => id !== classId && sessionId === chosen.sessionId);
  return [chosen, ...others].flatMap(({ id, name }) =>
    courses
      .filter((course) => course.classId === id)
      .map(({ departmentCourseId, code, title, isOpen }) => ({
        id: departmentCourseId,
        name: [`${code} ${title}`, ...(id === classId ? [] : [`(${name})`]), ...(isOpen ? [] : ['(submitted)'])].join(
          ' ',
        ),
      })),
  );
}

/** Undefined while something is left open. */
export function rawLayout({ classes, sheets }: RawQuestion, picks: RawPicks): RawLayout | undefined {
  const chosen = classes.find(({ id }) => id === picks.classId);
  const read = sheets.flatMap(({ name }) => {
    const { component, outOf = '' } = picks.sheets[name] ?? {};
    return component === undefined ? [] : [[name, { component, outOf: Number(outOf) }] as const];
  });
  const isWhole = read.length > 0 && read.every(([, { outOf }]) => outOf >= 1 && outOf <= 1000);
  if (!chosen || !isWhole || Object.keys(picks.courses).length === 0) return undefined;
  return { sessionId: chosen.sessionId, sheets: Object.fromEntries(read), courses: picks.courses };
}

const NAMES = { ca: 'CA', exam: 'examination' } as const;

/** 'The CA is made of CA and OBJ, out of 40.' */
export function componentText({ sheets }: RawQuestion, picks: RawPicks, component: 'ca' | 'exam'): string {
  const own = sheets.filter(({ name }) => picks.sheets[name]?.component === component).map(({ name }) => name);
  if (own.length === 0) return `No sheet has the ${NAMES[component]}: it stays as it is.`;
  const outOf = own.reduce((sum, name) => sum + Number(picks.sheets[name]!.outOf), 0);
  const of = Number.isFinite(outOf) && outOf > 0 ? `, out of ${outOf}` : '';
  return `The ${NAMES[component]} is made of ${enumeration(own)}${of}.`;
}
