import type { ReactNode } from 'react';
import { Page } from '../../ui/Page.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { SundryLinks } from './SundryLinks.tsx';

interface SundryPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export const SundryPage = ({ title, lead, children }: SundryPageProps) => (
  <ApplicantArea>
    <Page title={title} crumbs={[{ name: 'Home', to: '/' }, { name: title }]} lead={lead}>
      {children}
      <SundryLinks />
    </Page>
  </ApplicantArea>
);
