import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { feeSessions } from '#contract/finance/student-fees.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import { Button } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { Arrears } from './Arrears.tsx';
import { BeingChecked } from './BeingChecked.tsx';
import { FeeChoice, PartChoice } from './Choices.tsx';
import { compulsoryOf, isHeldUp, useDue } from './useDue.ts';
import { usePurpose } from './usePurpose.ts';
import '../fees.css';

/** The session, and of it what is paid: a part of the school fees, or which of the other fees. */
export function SessionPage() {
  const { title, steps } = usePurpose();
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useRead<typeof feeSessions>('/Payment/fee-sessions', undefined);
  const chosen = Number(address.get('session')) || data?.sessions[0]?.sessionId;
  return (
    <Page title={`${title}: session`} crumbs={[{ name: title, to: steps.home }]} width="narrow">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={4} />}
      {data && (
        <div className="sheet form">
          <SelectField
            label="Session"
            placeholder="Select a session"
            options={data.sessions.map(({ sessionId, session }) => ({ id: sessionId, name: session }))}
            value={chosen}
            onChoose={(id) => setAddress(id === undefined ? {} : { session: String(id) }, { replace: true })}
          />
          {chosen !== undefined && <OfSession key={chosen} sessionId={chosen} />}
        </div>
      )}
    </Page>
  );
}

function OfSession({ sessionId }: { readonly sessionId: number }) {
  const { purpose, steps } = usePurpose();
  const navigate = useNavigate();
  const [type, setType] = useState<number>();
  const [picked, setFees] = useState<readonly number[]>();
  const { data, error, refetch } = useDue({ sessionId });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={3} />;
  if (data.lines.length === 0) return <p>No fees are published for {data.session} yet.</p>;
  const fees = picked ?? compulsoryOf(data).map(({ feeId }) => feeId);
  const first = data.parts.find(({ state }) => state === 'open')?.paymentTypeId;
  const chosenType = type ?? first;
  const isReady = purpose === 'sundry' ? fees.length > 0 : chosenType !== undefined || data.balanceKobo > 0;
  const asked =
    purpose === 'sundry' ? `&fees=${fees.join(',')}` : data.balanceKobo > 0 ? '&balance=yes' : `&type=${chosenType}`;
  return (
    <>
      <p>
        Level: <strong>{data.level}</strong>
      </p>
      <Arrears due={data} />
      {data.checked && <BeingChecked checked={data.checked} />}
      {purpose === 'sundry' && <FeeChoice due={data} chosen={fees} onChoose={setFees} />}
      {purpose === 'school' && <PartChoice due={data} chosen={chosenType} onChoose={setType} />}
      <div className="form__end">
        <Button
          intent="primary"
          disabled={!isReady || isHeldUp(purpose, data)}
          onClick={() => void navigate(`${steps.generate}?session=${sessionId}${asked}`)}
        >
          Continue
        </Button>
      </div>
    </>
  );
}
