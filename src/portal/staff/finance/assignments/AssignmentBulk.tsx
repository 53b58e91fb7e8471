import { useState, type ReactNode } from 'react';
import type { AssignmentRow } from '#contract/finance/assignments.ts';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { BulkChange } from './BulkChange.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import type { Kind } from './kinds.ts';
import { Publishing } from './Publishing.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useEveryGroup } from './useEveryGroup.ts';
import '../impact.css';
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
      <Groups state="draft" path={path} label="Loading the drafts">
        {(rows) => <Drafts rows={rows} />}
      </Groups>
      <Groups state="published" path={path} label="Loading the published fees">
        {(rows) => <Published rows={rows} change={change} />}
      </Groups>
    </div>
  </Page>
);

interface GroupsProps extends Pick<Kind, 'path'> {
  readonly state: 'draft' | 'published';
  readonly label: string;
  readonly children: (rows: readonly AssignmentRow[]) => ReactNode;
}

function Groups({ state, path, label, children }: GroupsProps) {
  const { data, error, refetch } = useEveryGroup(path, state);
  if (data) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState lines={4} label={label} />;
}

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
      <GroupChoice
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
      <GroupChoice title="Published groups" rows={rows} chosen={chosen} onChoose={setChosen} />
      {chosen.length > 0 && (
        <>
          <BulkChange key={`change ${chosen.join()}`} ids={chosen} path={change} />
          <TakeBack key={`back ${chosen.join()}`} ids={chosen} />
        </>
      )}
    </>
  );
}
