import type { Endpoint } from '#contract/kit/endpoint.ts';
import { PaperHead } from '../print/PaperHead.tsx';
import { Signatures } from '../print/Signatures.tsx';
import { Page } from '../../ui/Page.tsx';
import type { ListPageProps } from './listProps.ts';
import { ListView } from './ListView.tsx';
import { useList } from './useList.ts';

export function ListPage<E extends Endpoint>({
  declared,
  path,
  crumbs,
  lead = declared.lead,
  to,
  cells,
  actions,
}: ListPageProps<E>) {
  const state = useList<E>(declared, path);
  return (
    <>
      <PaperHead list={state.list} filters={state.filters} />
      <Page title={declared.title} width="wide" {...(crumbs && { crumbs })} lead={lead}>
        <ListView state={state} to={to} cells={cells} actions={actions} />
        <Signatures signatures={declared.signatures} />
      </Page>
    </>
  );
}
