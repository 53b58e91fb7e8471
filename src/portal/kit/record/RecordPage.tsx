import type { ReactNode } from 'react';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Page } from '../../ui/Page.tsx';
import { Beside } from './Beside.tsx';
import { HashTabs, type HashTab } from './HashTabs.tsx';
import { History } from './History.tsx';
import { RecordSheet, type RecordSheetProps } from './RecordSheet.tsx';

interface RecordPageProps extends RecordSheetProps {
  readonly crumbs: readonly Crumb[];
  /** The record's name in the breadcrumb, where the title is longer than one shows. */
  readonly crumb?: string;
  /** Where the record's history is read, for a record that has one. */
  readonly history?: { readonly path: string; readonly form: string };
  /** Between the details and the history. */
  readonly tabs?: readonly HashTab[];
  readonly children?: ReactNode;
}

export function RecordPage({ crumbs, crumb, history, tabs = [], children, ...sheet }: RecordPageProps) {
  const details = (
    <div className="stack">
      <RecordSheet {...sheet} />
      {children}
    </div>
  );
  const all = [
    { hash: 'details', name: 'Details', panel: details },
    ...tabs,
    ...(history ? [{ hash: 'history', name: 'History', panel: <History {...history} /> }] : []),
  ];
  return (
    <Page title={sheet.title} width="wide" crumbs={[...crumbs, { name: crumb ?? sheet.title }]}>
      <Beside />
      {all.length > 1 ? <HashTabs id="record" tabs={all} /> : details}
    </Page>
  );
}
