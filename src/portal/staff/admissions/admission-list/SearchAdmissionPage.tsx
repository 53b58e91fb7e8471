import type { CandidateHit, searchCandidates } from '#contract/admissions/candidates.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { noResult } from '../../../kit/noResult.ts';
import { useSession } from '../../../session/useSession.ts';
import { useListQuery } from '../../../kit/list/listQuery.ts';
import { columnsOf } from '../../../kit/list/columns.tsx';
import { Table } from '../../../kit/list/Table.tsx';
import '../../../kit/list/list.css';
import { candidateAt } from '../addresses.ts';

const DECLARED = {
  columns: {
    fullName: { title: 'Name' },
    number: { title: 'Number' },
    detail: { title: 'Programme' },
    status: { title: 'Status' },
    matched: { title: 'Found by' },
  },
} as const;
const COLUMNS = columnsOf<CandidateHit>(DECLARED);

export function SearchAdmissionPage() {
  const session = useSession();
  return (
    <FindPage
      title="Search admission list"
      lead="Any candidate by any number: JAMB, application, RRR, matric or phone. A name finds the first twenty-five."
      button="Search"
      asks={{ name: 'regNumber', label: 'Number or name', maxLength: 100, missing: 'please input a number or a name' }}
      find={(search) =>
        session.call<typeof searchCandidates>({ method: 'GET', path: '/AdmissionList/search', query: { search } })
      }
      unknown={{ status: 404, words: noResult }}
    >
      {(hits) => <Hits hits={hits} />}
    </FindPage>
  );
}

export function Hits({ hits }: { readonly hits: readonly CandidateHit[] }) {
  const list = useListQuery();
  if (hits.length === 0)
    return (
      <p className="notice notice--warning" role="alert">
        {noResult(list.query['regNumber'])}
      </p>
    );
  return (
    <section className="list" aria-label="Candidates">
      <Table
        title="Candidates"
        rows={hits}
        rowKey={({ number }) => number}
        columns={COLUMNS}
        list={list}
        to={({ number }) => candidateAt(number)}
      />
    </section>
  );
}
