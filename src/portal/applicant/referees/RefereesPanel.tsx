import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { RefereeProgress } from '#contract/admissions/referees.ts';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { type ApiError } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import { raiseFlag } from '../../core/flags.ts';
import type { DeliveredProgramme } from '../session/programmes.ts';
import type { Applicant } from '../session/useApplicant.ts';
import { RefereeCard } from './RefereeCard.tsx';
import { refereeAddress } from './refereeAddress.ts';
import './referees.css';

export interface RefereesProps {
  readonly programme: ProgrammeSummary;
  readonly declaration: DeliveredProgramme;
  readonly applicant: Applicant;
  readonly canCorrect: boolean;
}

const POLL_MS = 5_000;
const MINUTE_MS = 60_000;

export function RefereesPanel({ programme, declaration, applicant: { held, guarded }, canCorrect }: RefereesProps) {
  const queries = useQueryClient();
  const key = ['referees', programme.id, held?.applicantId];
  const ask = (name: 'list' | 'resend' | 'correct', body?: object) => {
    const { method, path } = refereeAddress(declaration.endpoints, name);
    return guarded(send<RefereeProgress[]>(method, path, { token: held?.token, ...(body && { body }) }));
  };
  const { data: referees = [] } = useQuery({
    queryKey: key,
    queryFn: () => ask('list'),
    enabled: held !== null,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'asked')
        ? POLL_MS
        : data?.some(({ sendAgainFrom }) => sendAgainFrom)
          ? MINUTE_MS
          : false,
  });
  const change = async (name: 'resend' | 'correct', body: object, done: string) => {
    try {
      queries.setQueryData(key, await ask(name, body));
      raiseFlag({ title: done, intent: 'success' });
    } catch (error) {
      raiseFailure(error, { title: (error as ApiError).title ?? 'Failed!', body: 'Something went wrong' });
      throw error;
    }
  };
  if (referees.length === 0) return null;
  return (
    <section className="referees unprinted" aria-labelledby="referees-title">
      <h2 id="referees-title">Your referees</h2>
      <p>What a referee writes goes to the college alone. Here you see how far each one is.</p>
      <ul>
        {referees.map((referee) => (
          <RefereeCard
            key={referee.refereeId}
            referee={referee}
            canCorrect={canCorrect}
            onResend={() => change('resend', { refereeId: referee.refereeId }, 'Another mail is on its way')}
            onCorrect={(refereeEmail) =>
              change(
                'correct',
                { refereeId: referee.refereeId, refereeEmail },
                'Your referee is asked at the new address',
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}
