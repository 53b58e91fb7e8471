import { useState } from 'react';
import type { AssignmentRow, schoolFees } from '#contract/finance/assignments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { Page } from '../../../ui/Page.tsx';
import { BulkChange } from './BulkChange.tsx';
import './assignments.css';

/** Of the groups whose fees are published, those that are chosen change together. */
export const BulkPage = () => (
  <Page
    title={FINANCE.schoolFeesBulk.name}
    crumbs={[FINANCE.schoolFees, FINANCE.schoolFeesBulk]}
    width="wide"
    lead="Choose the groups and the change. Nothing holds before you have seen what it changes and published it."
  >
    <ReadPart<typeof schoolFees.list>
      path="/Payment/school-fee-assignment"
      query={{ state: 'published', pageSize: 100 }}
      label="Loading the published fees"
    >
      {({ rows }) => <Groups rows={rows} />}
    </ReadPart>
  </Page>
);

function Groups({ rows }: { readonly rows: readonly AssignmentRow[] }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  if (rows.length === 0) return <p className="notice">No school fees are published yet.</p>;
  return (
    <div className="stack">
      <section className="sheet" aria-label="Groups">
        <h2>Groups</h2>
        <ul className="explain__lines">
          {rows.map(({ id, group, session, studentType, totalKobo, students }) => (
            <li key={id}>
              <label className="m-choice">
                <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                {group}, {studentType}, {session}
              </label>
              <strong>{formatNaira(totalKobo)}</strong>
              <small>{withThousands(students)} students</small>
            </li>
          ))}
        </ul>
      </section>
      {chosen.length > 0 && <BulkChange key={chosen.join()} ids={chosen} />}
    </div>
  );
}
