import { useState } from 'react';
import type { AssignmentRow, schoolFees } from '#contract/finance/assignments.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { Page } from '../../../ui/Page.tsx';
import { BulkChange } from './BulkChange.tsx';
import type { Kind } from './kinds.ts';
import { Publishing } from './Publishing.tsx';
import { TakeBack } from './TakeBack.tsx';
import './assignments.css';

/** Of the groups whose fees are published, those that are chosen change together; drafts are published together. */
export const AssignmentBulk = ({ kind: { path, page, change } }: { readonly kind: Kind }) => (
  <Page
    title="Change many"
    crumbs={[page, { name: 'Change many' }]}
    width="wide"
    lead="Choose the groups and the change. Nothing holds before you have seen what it changes and published it."
  >
    <div className="stack">
      {(['draft', 'published'] as const).map((state) => (
        <ReadPart<typeof schoolFees.list>
          key={state}
          path={path}
          query={{ state, pageSize: 100 }}
          label={state === 'draft' ? 'Loading the drafts' : 'Loading the published fees'}
        >
          {({ rows }) => (state === 'draft' ? <Drafts rows={rows} /> : <Published rows={rows} change={change} />)}
        </ReadPart>
      ))}
    </div>
  </Page>
);

interface Rows {
  readonly rows: readonly AssignmentRow[];
}

function Drafts({ rows }: Rows) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [seen, setSeen] = useState<Parameters<typeof Publishing>[0]['seen']>();
  const still = chosen.filter((id) => rows.some((row) => row.id === id));
  if (rows.length === 0) return null;
  return (
    <>
      <Groups
        title="Drafts, to publish together"
        rows={rows}
        chosen={still}
        onChoose={(ids) => {
          setChosen(ids);
          setSeen(undefined);
        }}
      />
      {still.length > 0 && <Publishing key={still.join()} ids={still} seen={seen} onImpact={setSeen} />}
    </>
  );
}

function Published({ rows, change }: Rows & Pick<Kind, 'change'>) {
  const [all, setChosen] = useState<readonly number[]>([]);
  // What is published meanwhile is another version, with another id.
  const chosen = all.filter((id) => rows.some((row) => row.id === id));
  if (rows.length === 0) return <p className="notice">No fees of this kind are published yet.</p>;
  return (
    <>
      <Groups title="Published groups" rows={rows} chosen={chosen} onChoose={setChosen} />
      {chosen.length > 0 && (
        <>
          <BulkChange key={`change ${chosen.join()}`} ids={chosen} path={change} />
          <TakeBack key={`back ${chosen.join()}`} ids={chosen} />
        </>
      )}
    </>
  );
}

interface GroupsProps extends Rows {
  readonly title: string;
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
}

function Groups({ title, rows, chosen, onChoose }: GroupsProps) {
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const isAll = chosen.length === rows.length;
  return (
    <section className="sheet" aria-label={title}>
      <h2>{title}</h2>
      <label className="m-choice">
        <input type="checkbox" checked={isAll} onChange={() => onChoose(isAll ? [] : rows.map(({ id }) => id))} />
        All {withThousands(rows.length)}
      </label>
      <ul className="explain__lines">
        {rows.map(({ id, group, session, studentType, totalKobo, students }) => (
          <li key={id}>
            <label className="m-choice">
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              {group}, {studentType}, {session}
            </label>
            <strong>{formatNaira(totalKobo)}</strong>
            <small>{students === 1 ? '1 student' : `${withThousands(students)} students`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
