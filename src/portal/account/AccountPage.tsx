import type { ReactNode } from 'react';
import { Page } from '../ui/Page.tsx';
import './account.css';

export const AccountPage = ({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}) => (
  <Page title={title} width="narrow" lead={lead} crumbs={[{ name: 'Home', to: '/' }, { name: title }]}>
    {children}
  </Page>
);
