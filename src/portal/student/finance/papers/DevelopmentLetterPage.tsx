import type { developmentLetter } from '#contract/finance/fee-papers.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';

const { development, developmentLetter: proof } = OWN_FINANCE;

export const DevelopmentLetterPage = () => (
  <Page title={proof.name} crumbs={[{ name: development.name, to: development.to }]}>
    <Paper<(typeof developmentLetter)['page']> path="/Payment/development-levy-letter" query={{}} />
  </Page>
);
