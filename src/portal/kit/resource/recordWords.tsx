import type { ReactNode } from 'react';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { DeclaredCell } from '../list/columns.tsx';
import type { ResourceRow, Screens } from './screens.ts';

/** The first column is the record's name, unless its screens say another. */
export const nameOf = <Row extends ResourceRow>(
  { declared: { columns }, nameOf: named }: Screens<Row>,
  row: Row,
): string => (named ? named(row) : String(row[Object.keys(columns)[0]!]));

/** Where a record is found: its list, below the record that it belongs to. */
export function crumbsOf<Row extends ResourceRow>(
  { crumbs = [], parent, declared: { title }, at }: Screens<Row>,
  row: Row,
): readonly Crumb[] {
  const above = parent ? [{ name: String(row[parent.name]), to: `${parent.at}/${String(row[parent.id])}` }] : [];
  return [...crumbs, ...above, { name: title, to: at }];
}

type Fact = readonly [label: string, fact: ReactNode];

/** What the list says of it in its columns, unless its screens say it otherwise; its status is the list's in any case. */
export function factsOf<Row extends ResourceRow>(
  { declared: { columns }, facts }: Screens<Row>,
  row: Row,
): readonly Fact[] {
  const said = (name: string): Fact => [
    columns[name]!.title,
    <DeclaredCell column={columns[name]!} value={row[name]} />,
  ];
  return facts ? [...facts(row), said('active')] : Object.keys(columns).map(said);
}
