import type { ReactNode } from 'react';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { RecordSheet, type RecordSheetProps } from './RecordSheet.tsx';

interface RecordPageProps extends RecordSheetProps {
  readonly crumbs: readonly Crumb[];
  readonly children?: ReactNode;
}

export const RecordPage = ({ crumbs, children, ...sheet }: RecordPageProps) => (
  <PageFrame title={sheet.title} width="wide" crumbs={[...crumbs, { name: sheet.title }]}>
    <div className="stack">
      <RecordSheet {...sheet} />
      {children}
    </div>
  </PageFrame>
);
