import type { ComponentProps } from 'react';
import { Page } from '../../ui/Page.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { ProvenPayment } from './ProvenPayment.tsx';
import { SundryLinks } from './SundryLinks.tsx';

type ProvenPageProps<Found> = ComponentProps<typeof ProvenPayment<Found>> & { readonly title: string; readonly lead: string };

/** A page that one payment opens, and the way to the others of its kind. */
export const ProvenPage = <Found,>({ title, lead, ...payment }: ProvenPageProps<Found>) => (
  <ApplicantArea>
    <Page title={title} crumbs={[{ name: 'Home', to: '/' }, { name: title }]} lead={lead}>
      <ProvenPayment {...payment} />
      <SundryLinks />
    </Page>
  </ApplicantArea>
);
