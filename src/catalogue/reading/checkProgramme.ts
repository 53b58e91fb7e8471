import type { ProgrammeSummary } from '../programme.ts';
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
export type Owners = ReadonlyMap<string, readonly Declaration[]>;

/** `declarations` begin with the oldest: of two that claim the same, the newer one is told. */
export function checkTogether(declarations: readonly Declaration[]): void {
  const all = ownersOf(declarations);
  const ids = declarations.map(({ id }) => id);
  checkEach(declarations.entries(), ([index, declaration]) =>
    checkAll(
      () => checkClaims(declaration, ownersOf(declarations.slice(0, index)), all),
      () => checkInstead(declaration, ids),
    ),
  );
}

export function ownersOf(declarations: readonly Declaration[]): Owners {
  const owners = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    for (const { noun, value } of claimsOf(declaration))
      owners.set(keyOf(noun, value), [...(owners.get(keyOf(noun, value)) ?? []), declaration]);
  }
  return owners;
}

/** @throws DeclarationError with all that another programme claims too, or this one twice */
export function checkClaims(declaration: Declaration, owners: Owners, all = owners): void {
  const own = new Set<string>();
  checkEach(claimsOf(declaration), ({ declared, pointer, value, noun }) => {
    const key = keyOf(noun, value);
    const other = owners.get(key)?.find(({ id }) => id !== declaration.id);
    const isRepeated = own.has(key);
    own.add(key);
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

const keyOf = (noun: string, value: string | number) => `${noun} ${value}`;

interface Claim {
  readonly declared: Resolved;
  readonly pointer: string;
  readonly value: string | number;
  readonly noun: string;
}

/** Its shape may be anything: what it claims is compared although something else is wrong with it. */
function claimsOf({ flow, form }: Declaration): Claim[] {
  const { programme } = words(flow.value);
  const { applicationTypeId, name, card, routes } = words(programme);
  const named = [
    ['/programme/applicationTypeId', applicationTypeId, NUMBER],
    ['/programme/name', name, 'name'],
    ['/programme/card/mode', words(card)['mode'], 'mode'],
    ...Object.entries(words(routes)).map(([page, value]) => [`/programme/routes/${page}`, value, 'page'] as const),
  ] as const;
  return [
    ...named.flatMap(([pointer, value, noun]) =>
      typeof value === 'string' || typeof value === 'number' ? [{ declared: flow, pointer, value, noun }] : [],
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
    const { method, path } = words(binding);
    return typeof path === 'string'
      ? [{ declared: endpoints, pointer: `${pointer}/path`, value: `${String(method)} ${path}`, noun: 'address' }]
      : [];
  });
}

type Words = Readonly<Record<string, unknown>>;

const words = (value: unknown): Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Words) : {};
