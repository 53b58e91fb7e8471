import type { Deadline, deadlines } from '#contract/admissions/deadlines.ts';
import { displayDate } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { STAGES, windowOf } from '../../../app/applicationWindow.ts';
import { usePortalData } from '../../../app/portalData.ts';
import { useListQuery } from '../../../kit/list/listQuery.ts';
import type { Column } from '../../../kit/list/listProps.ts';
import { Table } from '../../../kit/list/Table.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { Page as PageFrame } from '../../../ui/Page.tsx';
import '../../../kit/list/list.css';
import { ExtendDeadline } from './ExtendDeadline.tsx';

export const Page = () => (
  <Loaded<typeof deadlines> path="/Application/deadlines" params={undefined}>
    {(programmes) => (
      <PageFrame title="Closing dates" width="wide" lead="After its closing date a programme takes no new invoices; who has paid may finish. When an outage was ours, give everybody their time back.">
        <div className="stack"><ExtendDeadline programmes={programmes} /><Programmes programmes={programmes} /></div>
      </PageFrame>
    )}
  </Loaded>
);

function Programmes({ programmes }: { readonly programmes: readonly Deadline[] }) {
  const { today } = usePortalData();
  const columns: readonly Column<Deadline>[] = [
    { name: 'name', title: 'Programme' },
    { name: 'closes', title: 'Closes', shown: ({ closes }) => displayDate(closes) },
    { name: 'opens', title: 'State', shown: (programme) => STAGES[windowOf(programme, today)] },
    { name: 'begun', title: 'Begun, not submitted', shown: ({ begun }) => withThousands(begun) },
  ];
  return <section className="list" aria-label="Programmes"><Table title="Programmes" rows={programmes} columns={columns} list={useListQuery()} /></section>;
}
