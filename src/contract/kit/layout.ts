import Type, { type Static } from 'typebox';

const Encoding = Type.Union([
  Type.Literal('utf-8'),
  Type.Literal('utf-16le'),
  Type.Literal('utf-16be'),
  Type.Literal('windows-1252'),
]);
const Separator = Type.Union([Type.Literal(','), Type.Literal(';'), Type.Literal('\t')]);
const Name = Type.String({ maxLength: 100 });

/**
 * How a person says that a file is to be read; it goes up beside the file, as the field `layout`. Without `columns` the file is
 * shown again as it then is, and nothing is read of it.
 */
export const SheetLayout = Type.Object(
  {
    encoding: Type.Optional(Encoding),
    separator: Type.Optional(Separator),
    sheet: Type.Optional(Name),
    /** The last row of the headings; 0 for a file without. */
    headingRow: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_048_576 })),
    /** The list's headings by the file's columns, of which the first is 1. */
    columns: Type.Optional(Type.Record(Type.String({ pattern: '^[1-9]\\d{0,2}$' }), Name)),
  },
  { additionalProperties: false },
);
export type SheetLayout = Static<typeof SheetLayout>;

/** What is asked of a file whose headings are not the list's: the file as it was found, and which column is proposed for what. */
export const LayoutQuestion = Type.Object({
  kind: Type.Literal('layout'),
  fileType: Type.String(),
  encoding: Type.Union([Encoding, Type.Null()]),
  separator: Type.Union([Separator, Type.Null()]),
  /** Of a workbook; `rows` have something in them. */
  sheets: Type.Array(Type.Object({ name: Type.String(), isHidden: Type.Boolean(), rows: Type.Integer() })),
  sheet: Type.Union([Type.String(), Type.Null()]),
  /** What the file says of itself above its headings, as sentences. */
  facts: Type.Optional(Type.Array(Type.String())),
  headingRow: Type.Integer(),
  /** Rows that may be the headings, by their first cells. */
  firstRows: Type.Array(Type.Object({ row: Type.Integer(), cells: Type.Array(Type.String()) })),
  /** How many rows stand below the headings. */
  rows: Type.Integer(),
  columns: Type.Array(
    Type.Object({
      column: Type.Integer(),
      /** As written; '' for none. */
      heading: Type.String(),
      examples: Type.Array(Type.String()),
      /** The list's heading that is proposed, or was confirmed before. */
      field: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  /** What a column may be; `instead` is another one that says the same. */
  fields: Type.Array(
    Type.Object({
      heading: Type.String(),
      isNeeded: Type.Boolean(),
      instead: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  /** The field whose cells hold a whole name, which is split. */
  wholeName: Type.Union([Type.String(), Type.Null()]),
});
export type LayoutQuestion = Static<typeof LayoutQuestion>;
