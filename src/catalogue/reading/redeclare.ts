import { addressOf, servedAt } from '../bindings.ts';
import type { Catalogue, Refusal } from '../catalogue.ts';
import type { Programme, RefusedProgramme } from '../programme.ts';
import { wordsOf } from '../registry/reserved.ts';
import { createCatalogue } from './load.ts';
import { mistakeIn } from './refusals.ts';

interface Reading {
  /** What is served now. */
  readonly standing: Catalogue;
  /** The same folders, read again. */
  readonly read: Catalogue;
  /** What the program brought with it stays until it is started again. */
  isOwn(id: string): boolean;
}

/**
 * What a running server serves once a college's declarations have changed: nobody's form goes away. One that has a mistake now, or is not there any
 * more, stands as it was, and `refusals` says so.
 */
export function redeclare({ standing, read, isOwn }: Reading): Catalogue {
  const before = standing.programmes.filter(({ made }) => !made);
  const refusals: Refusal[] = [];
  let taken = read.programmes.filter(({ id }) => isOwn(id));
  const stands = () => before.filter(({ id }) => !taken.some((programme) => programme.id === id));
  // Whoever is refused stands as before, and may so have what another one claims.
  for (let refused: readonly Refusal[]; ; taken = without(taken, refused)) {
    refused = taken.flatMap((programme) => refusalOf(programme, stands()) ?? []);
    if (refused.length === 0) break;
    refusals.push(...refused);
  }
  const reported = [...read.refusals, ...refusals];
  const gone = stands().filter(({ id }) => isOwn(id) && !reported.some(({ programme }) => programme?.id === id));
  return createCatalogue(
    [...taken, ...stands()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    standing.forms.sections,
    [...reported, ...gone.map(goneFrom)].map((refusal) =>
      before.some(({ id }) => id === refusal.programme?.id) ? { ...refusal, stands: true } : refusal,
    ),
  );
}

const without = (programmes: readonly Programme[], refused: readonly Refusal[]) =>
  programmes.filter(({ id }) => !refused.some(({ programme }) => programme?.id === id));

/** Of one that claims what another has, which is served already. */
export function refusalOf(programme: Programme, standing: readonly Programme[]): Refusal | undefined {
  const clash = clashOf(programme, standing);
  return clash === undefined ? undefined : refusal(programme, `${clash}, which is served as it stood.`);
}

/** What it would share with one of these, so that both cannot be served. */
export function clashOf(programme: Programme, others: readonly Programme[]): string | undefined {
  for (const owner of others) {
    const shared = claimsOf(programme).find((claim) => claimsOf(owner).some((other) => areOne(claim, other)));
    if (shared) return `the ${shared.what} of ${programme.id} is that of ${owner.id}`;
  }
  return undefined;
}

interface Claim {
  readonly what: string;
  /** Several programmes may have one page for this. */
  readonly use?: 'generatePage' | 'invoicePage';
}

const areOne = (one: Claim, other: Claim): boolean =>
  one.what === other.what && (one.use === undefined || one.use !== other.use);

const claimsOf = ({ applicationTypeId, name, routes, card, invoice, hasForm, endpoints }: Programme): Claim[] => [
  { what: `number ${applicationTypeId}` },
  { what: `name '${name}'` },
  ...(Object.values(routes) as string[]).map((page) => ({ what: pageOf(page) })),
  ...(['generatePage', 'invoicePage'] as const).map((use) => ({ what: pageOf(invoice[use]), use })),
  ...(card ? [{ what: `mode '${card.mode}'` }] : []),
  ...(hasForm ? servedAt(endpoints) : []).map((address) => ({ what: `address ${addressOf(address)}` })),
];

const pageOf = (path: string) => `page /${wordsOf(path).join('/')}`;

const goneFrom = (programme: Programme): Refusal =>
  refusal(
    programme,
    'is not there any more. What it declared is served until the next start. From then on it is served to those whose invoices are not settled.',
  );

export const refusal = (programme: Programme, sentence: string): Refusal => ({
  mistake: mistakeIn(`flows/${programme.id}/flow.json`, sentence),
  programme: asRefused(programme),
});

const asRefused = ({ id, name, summary, applicationTypeId, routes, invoice }: Programme): RefusedProgramme => ({
  id,
  name,
  summary,
  applicationTypeId,
  pages: [...(Object.values(routes) as string[]), invoice.generatePage],
  invoicePages: [invoice.invoicePage],
});
