import Type, { type Static, type TSchema } from 'typebox';
import { Verification } from '../finance/payments.ts';
import { endpoint, type Access } from './endpoint.ts';

const Fact = Type.Tuple([Type.String(), Type.String()]);
const Texts = Type.Array(Type.String());

const PaperTable = Type.Object({
  title: Type.String(),
  columns: Type.Array(Type.Object({ title: Type.String(), isFigure: Type.Boolean() })),
  rows: Type.Array(Texts),
  /** The last rows: what is added up. */
  totals: Type.Array(Texts),
  /** Each page then has its head, so many rows, and the lines to sign. Null: rows go on as the page allows. */
  rowsPerPage: Type.Union([Type.Integer({ minimum: 1, maximum: 30 }), Type.Null()]),
  /** Who signs each of its pages. */
  signatures: Texts,
});
export type PaperTable = Static<typeof PaperTable>;

/** What a paper says, in the order in which it says it. Its page and its PDF are drawn from this. */
const SAYS = {
  title: Type.String(),
  /** Who issues it: 'Registry'. */
  office: Type.String(),
  /** Whose it is, or what it is of: a name. */
  holder: Type.String(),
  groups: Type.Array(Type.Object({ title: Type.String(), facts: Type.Array(Fact) })),
  paragraphs: Texts,
  /** Numbered. */
  points: Texts,
  tables: Type.Array(PaperTable),
  closing: Type.String(),
  signatures: Texts,
  /** Where it is none, A4. */
  format: Type.Optional(Type.Literal('A3-landscape')),
};
const PaperContent = Type.Object(SAYS);
export type PaperContent = Static<typeof PaperContent>;

export const PaperPage = Type.Object({
  ...SAYS,
  /** Of the college, unlike the number of any other paper. */
  number: Type.String(),
  issuedAt: Type.String({ format: 'date-time' }),
  /** A file of its holder's record. */
  photographId: Type.Optional(Type.String({ format: 'uuid' })),
  verification: Verification,
});
export type PaperPage = Static<typeof PaperPage>;

interface Papered<Path extends `/${string}`, Q extends TSchema> {
  readonly path: Path;
  readonly access: Access;
  readonly summary: string;
  readonly query: Q;
}

/** A paper's page, and below `.pdf` the same as a file. */
export const papered = <const Path extends `/${string}`, Q extends TSchema>({
  path,
  access,
  summary,
  query,
}: Papered<Path, Q>) => ({
  page: endpoint({ method: 'GET', path, access, summary, query, reply: PaperPage }),
  pdf: endpoint({
    method: 'GET',
    path: `${path}.pdf` as `/${string}` & `${Path}.pdf`,
    access,
    summary: `${summary}, as a PDF`,
    produces: 'application/pdf',
    query,
    reply: Type.Unknown(),
  }),
});
