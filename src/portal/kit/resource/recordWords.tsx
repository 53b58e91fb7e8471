import type { ReactNode } from 'react';
import { DeclaredCell } from '../list/columns.tsx';
import type { ResourceRow, Screens } from './screens.ts';

/** The first column is the record's name, unless its screens say another. */
export const nameOf = <Row extends ResourceRow>({ declared: { columns }, nameOf: named }: Screens<Row>, row: Row): string =>
  (named ? named(row) : String(row[Object.keys(columns)[0]!]));

type Fact = readonly [label: string, fact: ReactNode];

/** What the list says of it in its columns, unless its screens say it otherwise; its status is the list's in any case. */
export function factsOf<Row extends ResourceRow>({ declared: { columns }, facts }: Screens<Row>, row: Row): readonly Fact[] {
  const said = (name: string): Fact => [columns[name]!.title, <DeclaredCell column={columns[name]!} value={row[name]} />];
  return facts ? [...facts(row), said('active')] : Object.keys(columns).map(said);
}
