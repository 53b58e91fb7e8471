import type { Endpoint } from '#contract/kit/endpoint.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';
import type { ListPageProps } from './listProps.ts';
import { ListView } from './ListView.tsx';
import { useList } from './useList.ts';

export function ListPage<E extends Endpoint>({ declared, path, crumbs, lead = declared.lead, to, cells, actions }: ListPageProps<E>) {
  return (
    <PageFrame title={declared.title} width="wide" {...(crumbs && { crumbs })} lead={lead}>
      <ListView state={useList<E>(declared, path)} to={to} cells={cells} actions={actions} />
    </PageFrame>
  );
}
