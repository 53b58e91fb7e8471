import Type, { type Static, type TSchema } from 'typebox';
import { withArticle } from '#rules/article.ts';
import { endpoint, type Access } from './endpoint.ts';

const Text = Type.Union([Type.String(), Type.Null()]);

/** What an act changed, field by field; JSON where a value is no text. */
export const Changes = Type.Array(Type.Object({ field: Type.String(), before: Text, after: Text }));
export type Changes = Static<typeof Changes>;

const HistoryEntry = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  /** A full name, or two as 'Bello Amina as Okafor Ada' for an act in another's place; null where the college did it by itself. */ actor:
    Text,
  action: Type.String(),
  changes: Changes,
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** The newest hundred. */
export const historyOf = <const Path extends `/${string}`, Params extends TSchema>(
  path: Path,
  params: Params,
  access: Access,
  one: string,
) =>
  endpoint({
    method: 'GET',
    path: `${path}/history` as `${Path}/history` & `/${string}`,
    access,
    summary: `What was done to ${withArticle(one)}, newest first`,
    params,
    reply: Type.Array(HistoryEntry),
  });
