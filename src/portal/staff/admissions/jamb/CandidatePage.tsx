import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { ListedCandidate, listedCandidate } from '#contract/admissions/jamb.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { candidateFormAddress } from './addresses.ts';
import { formOf, listOf } from './lists.ts';

export function CandidatePage() {
  const id = Number(useSearchParams()[0].get('candidate'));
  if (!id) return <Navigate to={ADMISSIONS.jambList.to} replace />;
  return (
    <Loaded<typeof listedCandidate> path="/Jamb/candidate/:id" params={{ id }}>
      {(candidate) => <Candidate candidate={candidate} />}
    </Loaded>
  );
}

const Candidate = ({ candidate }: { readonly candidate: ListedCandidate }) => (
  <RecordPage
    title={candidate.fullName}
    crumbs={[listOf(candidate)]}
    history={{ path: `/Jamb/candidate/${candidate.id}`, form: formOf(candidate) }}
    actions={
      <Link className={buttonClass('primary')} to={candidateFormAddress(candidate.id)}>
        Edit
      </Link>
    }
    facts={[
      ['Registration number', candidate.registrationNumber],
      ['Session', candidate.session],
      ['Sex', candidate.sex],
      ['State of origin', candidate.state],
      ['LGA of origin', candidate.lga],
      ['Department', candidate.department],
      ...(candidate.list === 'UTME'
        ? ([
            ['UTME score', scoreText(candidate.utmeScore)],
            ['Post UTME score', scoreText(candidate.putmeScore)],
          ] as const)
        : []),
      ['Listed on', displayDate(candidate.listedAt)],
    ]}
  />
);

const scoreText = (score: number | null): string | null => (score === null ? null : String(score));
