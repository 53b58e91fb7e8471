import { readFileSync } from 'node:fs';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { PortalData } from '#contract/shell/portalData.ts';
import { otherRoutes } from '#portal/app/otherPages.ts';
import { portalRoutes } from '#portal/app/pages.ts';
import { ACCOUNT_PAGES } from '#portal/account/pages.ts';

/** The public and applicants' addresses as the specification words them. */
const WORDS = readFileSync(new URL('../e2e/publicRoutes.txt', import.meta.url), 'utf8');

const EACH = /- ([\w, ]+): login, application and (application[/_]\w+) each/;

/** All of them, in its order, without 'any unknown path'. */
export const specifiedRoutes = (): string[] =>
  [...new Set(WORDS.split('\n').filter((line) => !line.startsWith('- Any')).flatMap((line) => eachOf(line) ?? namedIn(line)))];

const namedIn = (line: string): string[] => line.match(/(?<=\s)\/[\w/]*/g) ?? [];

/** `nd and hnd: login, application and application_details each`. */
function eachOf(line: string): string[] | undefined {
  const found = EACH.exec(line);
  return found?.[1]!.split(/, | and /).flatMap((name) => ['login', 'application', found[2]!].map((page) => `/${name}_${page}`));
}

/** The addresses that the portal has a page for: programmes' own, from the catalogue, and those of its tables. */
export function builtRoutes(programmes: readonly ProgrammeSummary[]): ReadonlySet<string> {
  const data = { programmes } as unknown as PortalData;
  return new Set([...portalRoutes(data), ...otherRoutes(data), ...ACCOUNT_PAGES].map(({ path }) => path));
}
