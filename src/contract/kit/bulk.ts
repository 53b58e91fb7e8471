import Type, { type Static, type TObject, type TOptional, type TSchema, type TString, type TUnsafe } from 'typebox';
import type { BulkDeclaration, ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Claim } from '../people/claims.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { OWN_OF_LISTS } from './list.ts';
import { Revision } from './revision.ts';

/** A key is made where an act is confirmed: what is sent again under it is done once, and answered alike. */
const Key = Type.String({ format: 'uuid' });

/** More are chosen by the query. A body may have 256 kB. */
const MOST_IDS = 2000;

/** Rows that were seen; or all that the address' filters match, as many as were said to be, but these; or what an act has done. */
export interface Chosen {
  readonly ids?: readonly { readonly id: string | number; readonly revision?: number }[];
  readonly matches?: { readonly count: number; readonly except: readonly (string | number)[] };
  readonly undoes?: string;
}

const chosenOf = (id: TSchema) =>
  Type.Unsafe<Chosen>(
    Type.Union([
      Type.Object(
        {
          ids: Type.Array(Type.Object({ id, revision: Type.Optional(Revision) }, CLOSED), {
            minItems: 1,
            maxItems: MOST_IDS,
          }),
        },
        CLOSED,
      ),
      Type.Object(
        {
          matches: Type.Object(
            { count: Type.Integer({ minimum: 0 }), except: Type.Array(id, { maxItems: MOST_IDS }) },
            CLOSED,
          ),
        },
        CLOSED,
      ),
      Type.Object({ undoes: Key }, CLOSED),
    ]),
  );

const CLOSED = { additionalProperties: false } as const;

/** What was refused is named: the first hundred of it, with its number. What was so already is unchanged. */
export const BulkReply = Type.Object({
  done: Type.Integer(),
  unchanged: Type.Integer(),
  refusals: Type.Integer(),
  refused: Type.Array(
    Type.Object({ id: Type.String(), name: Type.Union([Type.String(), Type.Null()]), message: Type.String() }),
  ),
});
export type BulkReply = Static<typeof BulkReply>;

interface BulkEndpoint<Path extends `/${string}`> {
  readonly method: 'POST';
  readonly path: Path;
  readonly summary: string;
  readonly access: { readonly claim: Claim };
  readonly inPerson?: true;
  readonly changes?: 'person' | 'role';
  readonly query: TObject;
  readonly body: TObject<{ key: typeof Key; chosen: TUnsafe<Chosen>; reason: TOptional<TString> }>;
  readonly reply: typeof BulkReply;
}

/** The acts that a list declares, each an address below the list's own. The filters of the address are the page's. */
export function bulk<const Path extends `/${string}`, List extends ListDeclaration & { readonly bulk: object }>(
  { path, query }: { readonly path: Path; readonly query: TObject },
  declared: List,
  id: TSchema,
  changes?: Endpoint['changes'],
) {
  const filters = Object.fromEntries(Object.entries(query.properties).filter(([name]) => !OWN_OF_LISTS.has(name)));
  const body = Type.Object({ key: Key, chosen: chosenOf(id), reason: Type.Optional(Type.String({ maxLength: 300 })) });
  const acts = Object.entries(declared.bulk as Readonly<Record<string, BulkDeclaration>>).map(
    ([name, { title, claim, inPerson }]) => [
      name,
      endpoint({
        method: 'POST',
        path: `${path}/bulk/${name}` as `/${string}`,
        access: { claim: claim as Claim },
        ...(inPerson && { inPerson }),
        ...(changes && { changes }),
        summary: `${declared.title}: ${title.toLowerCase()} many at once`,
        // An unknown filter would choose everything: on an act it is a mistake.
        query: Type.Object(filters, CLOSED),
        body,
        reply: BulkReply,
      }),
    ],
  );
  return Object.fromEntries(acts) as {
    readonly [Name in keyof List['bulk'] & string]: BulkEndpoint<`${Path}/bulk/${Name}` & `/${string}`>;
  };
}
