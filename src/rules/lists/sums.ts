import type { ListDeclaration } from './listDeclaration.ts';

/** The columns that are added up. */
export const sumNames = ({ columns }: Pick<ListDeclaration, 'columns'>): string[] =>
  Object.keys(columns).filter((name) => columns[name]!.sum);
