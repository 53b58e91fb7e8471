import type { ProgrammeSummary } from '../programme.ts';
import type { Declaration } from './declaration.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type Facts = Pick<ProgrammeSummary, 'applicationTypeId' | 'card' | 'routes' | 'opens' | 'closes' | 'name'>;

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

/** By what is claimed: the ids of the programmes that claim it. */
export type Owners = ReadonlyMap<string, readonly string[]>;

export function checkTogether(declarations: readonly Declaration[]): void {
  for (const [index, declaration] of declarations.entries())
    checkClaims(declaration, ownersOf(declarations.slice(0, index)));
}

export function ownersOf(declarations: readonly Declaration[]): Owners {
  const owners = new Map<string, string[]>();
  for (const declaration of declarations) {
    for (const { noun, value } of claimsOf(declaration))
      owners.set(keyOf(noun, value), [...(owners.get(keyOf(noun, value)) ?? []), declaration.id]);
  }
  return owners;
}

/** Throws a DeclarationError where another programme claims the same, or this one does twice. */
export function checkClaims(declaration: Declaration, owners: Owners): void {
  const own = new Set<string>();
  for (const { declared, pointer, value, noun } of claimsOf(declaration)) {
    const key = keyOf(noun, value);
    const other = owners.get(key)?.find((id) => id !== declaration.id);
    if (other !== undefined || own.has(key))
      refuse(
        declared,
        pointer,
        `the ${noun} '${value}' is already ${own.has(key) ? 'used above' : `that of ${other}`}.`,
      );
    own.add(key);
  }
}

const keyOf = (noun: string, value: string | number) => `${noun} ${value}`;

interface Claim {
  readonly declared: Resolved;
  readonly pointer: string;
  readonly value: string | number;
  readonly noun: string;
}

function claimsOf({ flow, form }: Declaration): Claim[] {
  const { applicationTypeId, name, card, routes } = factsOf(flow);
  return [
    { declared: flow, pointer: '/programme/applicationTypeId', value: applicationTypeId, noun: 'applicationTypeId' },
    { declared: flow, pointer: '/programme/name', value: name, noun: 'name' },
    ...(card ? [{ declared: flow, pointer: '/programme/card/mode', value: card.mode, noun: 'mode' }] : []),
    ...Object.entries(routes).map(([page, value]) => ({
      declared: flow,
      pointer: `/programme/routes/${page}`,
      value,
      noun: 'page',
    })),
    ...(form ? bindingsOf(form.endpoints) : []),
  ];
}

function bindingsOf(endpoints: Resolved): Claim[] {
  const { sections, ...own } = endpoints.value as { sections: Record<string, unknown> } & Record<string, unknown>;
  const named = [
    ...Object.entries(own).map(([name, binding]) => [`/${name}`, binding] as const),
    ...Object.entries(sections).map(([name, binding]) => [`/sections/${name}`, binding] as const),
  ];
  return named.flatMap(([pointer, binding]) => {
    const { method, path } = binding as { method?: string; path?: string };
    return path === undefined
      ? []
      : [{ declared: endpoints, pointer: `${pointer}/path`, value: `${method} ${path}`, noun: 'address' }];
  });
}
