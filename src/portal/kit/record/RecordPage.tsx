import type { ReactNode } from 'react';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { Beside } from './Beside.tsx';
import { HashTabs } from './HashTabs.tsx';
import { History } from './History.tsx';
import { RecordSheet, type RecordSheetProps } from './RecordSheet.tsx';

interface RecordPageProps extends RecordSheetProps {
  readonly crumbs: readonly Crumb[];
  /** Where the record's history is read, for a record that has one. */
  readonly history?: { readonly path: string; readonly form: string };
  readonly children?: ReactNode;
}

export function RecordPage({ crumbs, history, children, ...sheet }: RecordPageProps) {
  const details = <div className="stack"><RecordSheet {...sheet} />{children}</div>;
  return (
    <PageFrame title={sheet.title} width="wide" crumbs={[...crumbs, { name: sheet.title }]}>
      <Beside />
      {history ? <HashTabs id="record" tabs={[{ hash: 'details', name: 'Details', panel: details }, { hash: 'history', name: 'History', panel: <History {...history} /> }]} /> : details}
    </PageFrame>
  );
}
