export interface ColumnTypes {
  uuid: string;
  text: string;
  int4: number;
  /** Read as a number: safe up to 2^53, which kobo amounts and row counts stay below. */
  int8: number;
  bool: boolean;
  timestamptz: Date;
  date: string;
  jsonb: unknown;
  bytea: Buffer;
}

export type Column = keyof ColumnTypes | `${keyof ColumnTypes}?`;

type Value<C extends Column> = C extends `${infer T extends keyof ColumnTypes}?`
  ? ColumnTypes[T] | null
  : C extends keyof ColumnTypes
    ? ColumnTypes[C]
    : never;

export type Row<C extends Record<string, Column>> = { -readonly [K in keyof C]: Value<C[K]> };
