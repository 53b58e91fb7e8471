import { OWN_STUDENT } from '#contract/students/pages.ts';
import type { siwesPaper } from '#contract/students/siwes.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';

export const SiwesPreviewPage = () => (
  <Page title={OWN_STUDENT.siwesPreview.name} crumbs={[OWN_STUDENT.siwes, { name: OWN_STUDENT.siwesPreview.name }]}>
    <Paper<typeof siwesPaper.page> path="/Student/siwes-form-8" query={{}} />
  </Page>
);
