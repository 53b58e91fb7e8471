import { addressOf, besideSection } from '../bindings.ts';
import type { Binding, ProgrammeSummary } from '../programme.ts';
import { firstWord, isReservedEndpoint, isReservedPage, wordsOf } from '../registry/reserved.ts';
import { checkInstead } from './checkEligibility.ts';
import type { Declaration } from './declaration.ts';
import { checkAll, checkEach } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type Facts = Pick<ProgrammeSummary, 'routes' | 'opens' | 'closes'>;

const factsOf = (flow: Resolved) => (flow.value as { programme: Facts }).programme;

export const routesOf = (flow: Resolved) => factsOf(flow).routes;

export function checkProgrammeFacts(flow: Resolved): void {
  const { opens, closes } = factsOf(flow);
  if (closes < opens) refuse(flow, '/programme/closes', `closes on ${closes}, before it opens on ${opens}.`);
}

export function checkFormPage(flow: Resolved, hasSections: boolean): void {
  const { application } = routesOf(flow);
  if (hasSections && application === undefined)
    refuse(flow, '/programme/routes', `'application' is missing: the page on which the sections are asked.`);
  if (!hasSections && application !== undefined)
    refuse(flow, '/programme/routes/application', `there is no section to ask on the page '${application}'.`);
}

/** By what is claimed: the programmes that claim it. */
export type Owners = ReadonlyMap<string, readonly Owner[]>;

interface Owner {
  readonly declaration: Declaration;
  readonly use: Claim['use'];
}

/** `declarations` begin with the oldest: of two that claim the same, the newer one is told. */
export function checkTogether(declarations: readonly Declaration[]): void {
  const all = ownersOf(declarations);
  const ids = declarations.map(({ id }) => id);
  checkEach(declarations.entries(), ([index, declaration]) =>
    checkAll(
      () => checkClaims(declaration, ownersOf(declarations.slice(0, index)), { all }),
      () => checkInstead(declaration, ids),
    ),
  );
}

export function ownersOf(declarations: readonly Declaration[]): Owners {
  const owners = new Map<string, Owner[]>();
  for (const declaration of declarations) {
    for (const claim of claimsOf(declaration))
      owners.set(keyOf(claim), [...(owners.get(keyOf(claim)) ?? []), { declaration, use: claim.use }]);
  }
  return owners;
}

/** @throws DeclarationError with all that is the portal's own, that another programme claims too, or this one twice */
export function checkClaims(
  declaration: Declaration,
  owners: Owners,
  { all = owners, ofCollege = false }: { readonly all?: Owners; readonly ofCollege?: boolean } = {},
): void {
  const own = new Map<string, Claim['use']>();
  checkEach(claimsOf(declaration), (claim) => {
    const { declared, pointer, value, noun, use } = claim;
    const key = keyOf(claim);
    const isOther = (claimed: Claim['use']) => use === undefined || claimed !== use;
    const other = owners
      .get(key)
      ?.find((owner) => owner.declaration.id !== declaration.id && isOther(owner.use))?.declaration;
    const isRepeated = own.has(key) && isOther(own.get(key));
    own.set(key, use);
    if (isReserved(claim, ofCollege))
      refuse(
        declared,
        pointer,
        `the ${noun} '${value}' of ${declaration.id} is the portal's own, as is all that begins with /${firstWord(pathOf(claim))}: begin it with another word.`,
      );
    if (isRepeated) refuse(declared, pointer, `the ${noun} '${value}' is already used above.`);
    if (other)
      refuse(
        declared,
        pointer,
        `the ${noun} '${value}' of ${declaration.id} is already that of ${other.id}: choose another one${noun === NUMBER ? `, ${freeNumber(all)} is free` : ''}.`,
      );
  });
}

const NUMBER = 'applicationTypeId';

const freeNumber = (owners: Owners): number =>
  Math.max(
    ...[...owners.keys()].filter((key) => key.startsWith(`${NUMBER} `)).map((key) => Number(key.split(' ')[1])),
  ) + 1;

const PAGE = 'page';
const ADDRESS = 'address';

const keyOf = ({ noun, value }: Claim) => `${noun} ${noun === PAGE ? wordsOf(String(value)).join('/') : value}`;

const pathOf = ({ noun, value }: Claim): string =>
  String(value).slice(noun === ADDRESS ? String(value).indexOf('/') : 0);

const isReserved = (claim: Claim, ofCollege: boolean): boolean =>
  (claim.noun === PAGE && isReservedPage(pathOf(claim))) ||
  (claim.noun === ADDRESS && isReservedEndpoint(pathOf(claim), ofCollege));

interface Claim {
  readonly declared: Resolved;
  readonly pointer: string;
  readonly value: string | number;
  readonly noun: string;
  /** Several programmes may have one page for their invoices, which nobody has for anything else. */
  readonly use?: 'generatePage' | 'invoicePage' | undefined;
}

/** Its shape may be anything: what it claims is compared although something else is wrong with it. */
function claimsOf({ flow, form }: Declaration): Claim[] {
  const { programme } = words(flow.value);
  const { applicationTypeId, name, card, routes, invoice } = words(programme);
  const named: readonly (readonly [pointer: string, value: unknown, noun: string, use?: Claim['use']])[] = [
    ['/programme/applicationTypeId', applicationTypeId, NUMBER],
    ['/programme/name', name, 'name'],
    ['/programme/card/mode', words(card)['mode'], 'mode'],
    ...Object.entries(words(routes)).map(([page, value]) => [`/programme/routes/${page}`, value, PAGE] as const),
    ...(['generatePage', 'invoicePage'] as const).map(
      (use) => [`/programme/invoice/${use}`, words(invoice)[use], PAGE, use] as const,
    ),
  ];
  return [
    ...named.flatMap(([pointer, value, noun, use]) =>
      typeof value === 'string' || typeof value === 'number' ? [{ declared: flow, pointer, value, noun, use }] : [],
    ),
    ...(form ? bindingsOf(form.endpoints) : []),
  ];
}

function bindingsOf(endpoints: Resolved): Claim[] {
  const { sections, ...own } = words(endpoints.value);
  const named = [
    ...Object.entries(own).map(([name, binding]) => [`/${name}`, binding] as const),
    ...Object.entries(words(sections)).map(([name, binding]) => [`/sections/${name}`, binding] as const),
  ];
  return named.flatMap(([pointer, binding]) => {
    const { method, path, followUp } = words(binding);
    if (typeof path !== 'string') return [];
    const served = [{ method: method as Binding['method'], path }, ...(followUp ? besideSection(path) : [])];
    return served.map((each) => ({
      declared: endpoints,
      pointer: `${pointer}/path`,
      value: addressOf(each),
      noun: ADDRESS,
    }));
  });
}

type Words = Readonly<Record<string, unknown>>;

const words = (value: unknown): Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Words) : {};
