import { join } from 'node:path';
import type { Refusal } from '../catalogue.ts';
import { checkProgramme } from './check.ts';
import { checkInstead } from './checkEligibility.ts';
import { checkClaims, ownersOf } from './checkProgramme.ts';
import type { Declaration } from './declaration.ts';
import { didYouMean } from './declarationError.ts';
import { programmesIn, readDeclaration } from './readDeclaration.ts';
import { checkOwnShared, readOwnForms, refuseUnread } from './readOwnFiles.ts';
import type { Resolved } from './references.ts';
import { mistakeIn, Refusals } from './refusals.ts';
import { refusedProgramme } from './refusedProgramme.ts';
import type { Sources } from './source.ts';

interface Product {
  readonly declarations: readonly Declaration[];
  readonly forms: ReadonlyMap<string, Resolved>;
}

interface Own {
  readonly declarations: readonly Declaration[];
  readonly forms: ReadonlyMap<string, Resolved>;
  readonly refusals: readonly Refusal[];
}

/**
 * What stands under a college's own roots. The product does not know it and may change under it, so nothing here throws: a
 * mistake leaves out what it concerns.
 */
export function readOwn(sources: Sources, roots: readonly string[], product: Product): Own {
  const [refusals, forms] = [new Refusals(), new Map<string, Resolved>()];
  const attempt = <T>(file: string, id: string, work: () => T) =>
    refusals.attempt(file, work, () => refusedProgramme(sources, id));
  const read = new Map<string, { readonly file: string; readonly declaration: Declaration }>();
  const isTaken = (id: string) => read.has(id) || product.declarations.some((declaration) => declaration.id === id);

  for (const root of roots) {
    refuseUnread(sources, root, refusals);
    checkOwnShared(sources, root, refusals);
    for (const [name, form] of readOwnForms(
      sources,
      root,
      new Set([...product.forms.keys(), ...forms.keys()]),
      refusals,
    ))
      forms.set(name, form);
    const [flows, schemas] = [programmesIn(sources, 'flows', root), programmesIn(sources, 'schemas', root)];
    for (const id of new Set([...flows, ...schemas])) {
      const file = sources.nameOf(root, join('flows', id, 'flow.json'));
      if (isTaken(id)) {
        refusals.attempt(file, () => {
          throw mistakeIn(file, 'is under two roots: a programme is declared in one place.');
        });
        continue;
      }
      const declaration = attempt(file, id, () => {
        if (!flows.includes(id))
          throw mistakeIn(file, `does not exist, though schemas/${id} does.${didYouMean(id, flows)}`);
        const own = readDeclaration(sources, id, root);
        checkProgramme(own);
        return own;
      });
      if (declaration) read.set(id, { file, declaration });
    }
  }

  const beside = (others: readonly Declaration[]) => {
    const owners = ownersOf(others);
    return (each: Declaration) =>
      attempt(read.get(each.id)!.file, each.id, () => {
        checkClaims(each, owners, { ofCollege: true });
        return true;
      });
  };
  const free = [...read.values()].map(({ declaration }) => declaration).filter(beside(product.declarations));
  const known = [...product.declarations.map(({ id }) => id), ...read.keys()];
  const leads = (each: Declaration) =>
    attempt(read.get(each.id)!.file, each.id, () => {
      checkInstead(each, known);
      return true;
    });
  // Which of two is meant is not the server's to guess, so that both are left out.
  return { declarations: free.filter(beside(free)).filter(leads), forms, refusals: refusals.all };
}
