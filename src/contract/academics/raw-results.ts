import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { nullable } from '../kit/schemas.ts';
import { Component, Digest, FileVerdict } from './score-files.ts';

const whole = Type.Integer();
const SheetName = Type.String({ maxLength: 100 });
const ColumnKey = Type.String({ maxLength: 200 });
const OutOf = Type.Number({ minimum: 1, maximum: 1000 });

/** What a person says of a book; it goes up beside the file, as the field `layout`. What it leaves out is not read. */
export const RawLayout = Type.Object(
  {
    sessionId: id,
    /** By the names of sheets. Sheets of one component are added, and scaled to its weight. */
    sheets: Type.Record(SheetName, Type.Object({ component: Component, outOf: OutOf })),
    /** Courses by the keys of columns. */
    courses: Type.Record(ColumnKey, id),
  },
  { additionalProperties: false },
);
export type RawLayout = Static<typeof RawLayout>;

/** What is asked of a book: whose results it has, which sheet is of which component and maximum, and which column of which course. */
export const RawQuestion = Type.Object({
  kind: Type.Literal('raw-results'),
  /** Where the caller teaches; the one with most courses of the book comes first. */
  classes: Type.Array(Type.Object({ id: whole, name: Type.String(), sessionId: id })),
  courses: Type.Array(
    Type.Object({
      classId: whole,
      departmentCourseId: id,
      code: Type.String(),
      title: Type.String(),
      isOpen: Type.Boolean(),
    }),
  ),
  sheets: Type.Array(
    Type.Object({
      name: SheetName,
      students: whole,
      component: nullable(Component),
      /** Where the sheet says it. */
      outOf: nullable(Type.Number()),
      /** The highest mark on it. */
      highest: nullable(Type.Number()),
    }),
  ),
  columns: Type.Array(
    Type.Object({
      key: ColumnKey,
      heading: Type.String(),
      examples: Type.Array(Type.String()),
      /** The caller's courses of that title or code, in any class. */
      courses: Type.Array(id),
    }),
  ),
});
export type RawQuestion = Static<typeof RawQuestion>;

export const rawResultsUpload = endpoint({
  method: 'POST',
  path: '/Results/upload-raw-results',
  access: { claim: 'marks' },
  inPerson: true,
  summary:
    'Tries or writes a semester of a level in one book: a sheet a component, a column a course. Without the field `layout` it is asked which is which',
  query: Type.Object({ trial: Type.Optional(Type.Boolean()), digest: Digest }),
  reply: FileVerdict,
});
