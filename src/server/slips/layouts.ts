import type { Static } from 'typebox';
import { isAnswers } from '#catalogue/normalise.ts';
import type { LAYOUTS } from '#catalogue/registry/layouts.ts';
import type { SlipSitting } from '#contract/application.ts';
import type { Lookups } from '../lookups/service.ts';
import { EMPTY, textOf, type Answered } from './answerReader.ts';

type Sitting = Static<typeof SlipSitting>;

/** How a slip shows a group that is not label and value. */
export type Layout = (answered: Answered, lookups: Pick<Lookups, 'nameOf'>) => Sitting[];

const SITTINGS = ['First Sitting', 'Second Sitting'];

const DETAILS = ['ExaminationTypeId', 'examNumber', 'examYear', 'examCenter'];

/** Both sittings, always: nobody can add a second to a slip that shows dashes there. */
const oLevelSittings: Layout = ({ field, value }, lookups) => {
  const sittings = Array.isArray(value) ? value : [];
  return SITTINGS.map((title, index) => {
    const sitting = { field: field?.items, value: sittings[index] };
    const rows = DETAILS.map((name) => child(sitting, name)).map((detail) => ({ label: detail.field?.title ?? '', value: textOf(detail, lookups) ?? EMPTY }));
    return { title, rows, subjects: subjectsOf(child(sitting, 'subjects'), lookups) };
  });
};

function subjectsOf({ field, value }: Answered, lookups: Pick<Lookups, 'nameOf'>): Sitting['subjects'] {
  const rows = Array.isArray(value) && value.length > 0 ? value : [{}];
  return rows.map((row) => ({
    subject: textOf(child({ field: field?.items, value: row }, 'subjectId'), lookups) ?? EMPTY,
    grade: textOf(child({ field: field?.items, value: row }, 'gradeId'), lookups) ?? EMPTY,
  }));
}

const child = ({ field, value }: Answered, name: string): Answered => ({ field: field?.properties?.[name], value: isAnswers(value) ? value[name] : undefined });

export const LAYOUT: Readonly<Record<keyof typeof LAYOUTS, Layout>> = { 'o-level-sittings': oLevelSittings };
