import { useState } from 'react';
import type { Reading, SectionReading, sensitiveAnswers } from '#contract/admissions/answers.ts';
import { CLAIMS } from '#contract/people/claims.ts';
import { serverMessage } from '../../../../api/apiError.ts';
import { raiseFlag } from '../../../../core/flags.ts';
import { useAction } from '../../../../kit/useAction.ts';
import { FAILED } from '../../../../kit/useSaved.ts';
import { useFreshClaims } from '../../../../session/useFreshClaims.ts';
import { useSession } from '../../../../session/useSession.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Readings } from './Readings.tsx';

interface SensitiveSheetProps {
  readonly id: string;
  readonly sections: readonly SectionReading[];
}

/** It is read on purpose: by a press, which is written down. */
export function SensitiveSheet({ id, sections }: SensitiveSheetProps) {
  const session = useSession();
  const { claims } = useFreshClaims();
  const [read, setRead] = useState<readonly SectionReading[]>();
  const [show, busy] = useAction(async () => {
    try {
      const path = '/Application/applications/:id/sensitive-answers';
      setRead(await session.call<typeof sensitiveAnswers>({ method: 'GET', path, params: { id } }));
    } catch (error) {
      raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
    }
  });
  const hidden = sections.reduce((sum, { readings }) => sum + countHidden(readings), 0);
  if (hidden === 0) return null;
  return (
    <section className="sheet" aria-label="Sensitive answers">
      <h2>Sensitive answers</h2>
      {read ? (
        read.map(({ name, readings }) => <Readings key={name} id={id} readings={readings} />)
      ) : (
        <>
          <p>{`${hidden === 1 ? 'One answer' : `${hidden} answers`} about health, a disability and the like ${hidden === 1 ? 'is' : 'are'} not shown here. ${claims.includes('sensitive-answers') ? 'That you read them is written down.' : `Whoever has the claim ‘${CLAIMS['sensitive-answers'].title}’ reads them.`}`}</p>
          {claims.includes('sensitive-answers') && (
            <Button look="outlined" busy={busy} onClick={() => void show()}>
              Show the sensitive answers
            </Button>
          )}
        </>
      )}
    </section>
  );
}

const countHidden = (readings: readonly Reading[]): number =>
  readings.reduce(
    (sum, { isHidden, rows = [] }) =>
      sum + (isHidden ? 1 : 0) + rows.reduce((within, row) => within + countHidden(row.readings), 0),
    0,
  );
