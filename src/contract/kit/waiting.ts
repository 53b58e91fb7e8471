import Type, { type Static } from 'typebox';

const Nullable = Type.Union([Type.String(), Type.Null()]);

/** Something that a student or a member of staff is to do. */
export const Waits = Type.Object({
  /** 'Pay your school fees' */
  what: Type.String(),
  detail: Nullable,
  /** The last day, YYYY-MM-DD; null where it has none. */
  due: Nullable,
  /** The page on which it is done. */
  to: Type.String(),
});
export type Waits = Static<typeof Waits>;
