import type { Static } from 'typebox';
import { isAnswers } from '#catalogue/normalise.ts';
import type { LayoutName } from '#catalogue/registry/layouts.ts';
import type { SlipReply, SlipSitting } from '#contract/admissions/applications.ts';
import { textOf, type Answered, type Names } from '../../kit/answers/textOf.ts';
import { EMPTY } from './answerReader.ts';

type Sitting = Static<typeof SlipSitting>;

type Layout = (answered: Answered, lookups: Names) => Partial<SlipReply['groups'][number]>;

const SITTINGS = ['First Sitting', 'Second Sitting'];

const DETAILS = ['ExaminationTypeId', 'examNumber', 'examYear', 'examCenter'];

/** Both sittings are always drawn: nobody can add a second one to a slip that shows dashes there. */
const oLevelSittings: Layout = ({ field, value }, lookups) => {
  const sittings = Array.isArray(value) ? value : [];
  return {
    sittings: SITTINGS.map((title, index) => {
      const sitting = { field: field?.items, value: sittings[index] };
      const rows = DETAILS.map((name) => child(sitting, name)).map((detail) => ({
        label: detail.field?.title ?? '',
        value: textOf(detail, lookups) ?? EMPTY,
      }));
      const subjects = subjectsOf(child(sitting, 'subjects'), lookups);
      const isAwaited =
        textOf(child(sitting, 'resultStatus'), lookups) === AWAITED ||
        subjects.some(({ grade }) => grade === AWAITED_GRADE);
      return { title, rows: isAwaited ? [...rows, LATER] : rows, subjects, isAwaited };
    }),
  };
};

/** As `schemas/shared/o-level.json` and the list of grades say it. */
const AWAITED = 'Awaiting result';
const AWAITED_GRADE = 'AR';

const LATER = { label: 'Result', value: 'Awaited. Bring it to the admissions office when it is out.' };

function subjectsOf({ field, value }: Answered, lookups: Names): Sitting['subjects'] {
  const rows = Array.isArray(value) && value.length > 0 ? value : [{}];
  return rows.map((row) => ({
    subject: textOf(child({ field: field?.items, value: row }, 'subjectId'), lookups) ?? EMPTY,
    grade: textOf(child({ field: field?.items, value: row }, 'gradeId'), lookups) ?? EMPTY,
  }));
}

const child = ({ field, value }: Answered, name: string): Answered => ({
  field: field?.properties?.[name],
  value: isAnswers(value) ? value[name] : undefined,
});

/** A table without rows has one line of dashes, so that nobody adds any by hand. */
const table: Layout = ({ field, value }, lookups) => {
  const columns = Object.entries(field?.items?.properties ?? {});
  const rows = Array.isArray(value) && value.length > 0 ? value : [{}];
  const lines = rows.map((row) =>
    columns.map(([name]) => textOf(child({ field: field?.items, value: row }, name), lookups) ?? EMPTY),
  );
  return { table: { columns: columns.map(([name, { title }]) => title ?? name), lines } };
};

export const LAYOUT: Readonly<Record<LayoutName, Layout>> = { 'o-level-sittings': oLevelSittings, table };
