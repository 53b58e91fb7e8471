import { Navigate, useSearchParams } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type { Publication, publication, PublicationDraft } from '#contract/finance/publications.ts';
import declared from '#lists/finance/publications.json' with { type: 'json' };
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import work from '#work/publication.json' with { type: 'json' };
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { ImpactView } from '../ImpactView.tsx';

export function PublicationPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.publications.to} replace />;
  return (
    <Loaded<typeof publication> path="/Payment/fee-publication/:id" params={{ id }}>
      {(record) => (
        <RecordPage
          title={record.name}
          crumbs={[FINANCE.publications]}
          facts={[
            ['Status', <DeclaredCell column={declared.columns.state} value={record.state} />],
            ['Groups', withThousands(record.drafts)],
            ['Asked', `${record.askedBy}, ${displayMoment(record.askedAt)}`],
            ...(record.reachesPaid ? ([['A raise', 'It reaches those who have paid a part too']] as const) : []),
          ]}
          actions={<Steps work={work} path="/Payment/fee-publication" record={record} />}
        >
          <WhyNotPublished record={record} />
          <section className="sheet" aria-label="What publishing changes">
            <h2>What publishing changes</h2>
            <ImpactView impact={record.impact} />
          </section>
          {record.groups.map((group) => (
            <Prices key={group.id} group={group} />
          ))}
          <History path="/Payment/fee-publication" id={record.id} />
        </RecordPage>
      )}
    </Loaded>
  );
}

/** Why it cannot be published by this person, or by anybody. */
function WhyNotPublished({ record: { changes, isOwn } }: { readonly record: Publication }) {
  if (changes.length > 0)
    return (
      <div className="notice notice--warning" role="status">
        <p>This has changed since it was asked for. Refuse or withdraw it, and ask again.</p>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
    );
  return isOwn ? <p className="notice">You drafted or asked for this. Another person publishes it.</p> : null;
}

const Prices = ({ group: { group, session, studentType, lines } }: { readonly group: PublicationDraft }) => (
  <section className="sheet" aria-label={`${group}, ${session}`}>
    <h2>
      {group}, {studentType}, {session}
    </h2>
    {lines.length === 0 ? (
      <p>This group is charged no fees of its own.</p>
    ) : (
      <PlainTable
        caption="Prices before and after"
        columns={[{ title: 'Fee' }, { title: 'Before', isFigure: true }, { title: 'After', isFigure: true }]}
        rows={lines.map(({ fee, beforeKobo, amountKobo }) => ({
          key: fee,
          cells: [
            fee,
            beforeKobo === null ? 'None' : formatNaira(beforeKobo),
            amountKobo === null ? 'Left out' : formatNaira(amountKobo),
          ],
        }))}
      />
    )}
  </section>
);
