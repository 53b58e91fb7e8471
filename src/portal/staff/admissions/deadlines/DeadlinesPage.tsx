import { Link } from 'react-router-dom';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Deadline, deadlines } from '#contract/admissions/deadlines.ts';
import { dayWindowWords, stateOn } from '#rules/window/dayWindow.ts';
import { usePortalData } from '../../../core/portalData.ts';
import { columnsOf } from '../../../kit/list/columns.tsx';
import { useListQuery } from '../../../kit/list/listQuery.ts';
import { Table } from '../../../kit/list/Table.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { Page } from '../../../ui/Page.tsx';
import '../../../kit/list/list.css';
import { ExtendDeadline } from './ExtendDeadline.tsx';

export const DeadlinesPage = () => (
  <Loaded<typeof deadlines> path="/Application/deadlines" params={undefined}>
    {(programmes) => (
      <Page
        title={ADMISSIONS.deadlines.name}
        width="wide"
        lead="After its closing date a programme takes no new invoices; who has paid may finish. When an outage was ours, give everybody their time back."
      >
        <Programmes programmes={programmes} />
      </Page>
    )}
  </Loaded>
);

const DECLARED = {
  columns: {
    name: { title: 'Programme' },
    feeKobo: { title: 'Fee', kind: 'money' },
    session: { title: 'Session' },
    hasForm: { title: 'Form' },
    closes: { title: 'State' },
    begun: { title: 'Begun, not submitted', kind: 'count' },
    may: { title: 'Change' },
  },
};

function Programmes({ programmes }: { readonly programmes: readonly Deadline[] }) {
  const { today } = usePortalData();
  const extendable = programmes.filter(({ may }) => may.includes('extend'));
  const open = extendable.filter((programme) => stateOn(programme, today) === 'open');
  const columns = columnsOf<Deadline>(DECLARED, {
    name: ({ name, applicationTypeId }) => (
      <Link to={`${ADMISSIONS.applicants.to}?ApplicationTypeId=${applicationTypeId}`}>{name}</Link>
    ),
    hasForm: ({ hasForm }) => (hasForm ? 'Declared' : 'Invoice only'),
    closes: (programme) => dayWindowWords(programme, today).join(' '),
    may: (programme) =>
      extendable.includes(programme) && (
        <ExtendDeadline label="Extend" title={`Extend ${programme.name}`} programmes={[programme]} />
      ),
  });
  return (
    <>
      <p>
        <Link to={ADMISSIONS.applicants.to}>All applicants</Link> ·{' '}
        <Link to={ADMISSIONS.invoiceTypes.to}>Types without a form</Link> ·{' '}
        <Link to={`${ADMISSIONS.invoiceTypes.to}/create`}>New type without a form</Link>
      </p>
      {open.length > 1 && (
        <div className="toolbar">
          <div className="toolbar__acting">
            <ExtendDeadline label="Extend all that are open" title="Extend all that are open" programmes={open} />
          </div>
        </div>
      )}
      <section className="list" aria-label="Programmes">
        <Table
          title="Programmes"
          rows={programmes}
          rowKey={({ applicationTypeId }) => applicationTypeId}
          columns={columns}
          list={useListQuery()}
        />
      </section>
    </>
  );
}
