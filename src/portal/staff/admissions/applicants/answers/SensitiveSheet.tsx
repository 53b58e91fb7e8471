import { useState } from 'react';
import type { Reading, SectionReading, sensitiveAnswers } from '#contract/admissions/answers.ts';
import { raiseFailure } from '../../../../kit/raiseFailure.ts';
import { useAction } from '../../../../kit/useAction.ts';
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
  const mayRead = useFreshClaims().claims.includes('sensitive-answers');
  const [read, setRead] = useState<readonly SectionReading[]>();
  const [show, busy] = useAction(async () => {
    try {
      const path = '/Application/applications/:id/sensitive-answers';
      setRead(await session.call<typeof sensitiveAnswers>({ method: 'GET', path, params: { id } }));
    } catch (error) {
      raiseFailure(error);
    }
  });
  const hidden = sections.reduce((sum, { readings }) => sum + countHidden(readings), 0);
  if (hidden === 0) return null;
  return (
    <section className="sheet" aria-label="Sensitive answers">
      <h2>Sensitive answers</h2>
      {read ? (
        read.map(({ title, readings }) => (
          <div key={title} className="answers__within">
            <h3>{title}</h3>
            <Readings id={id} readings={readings} level={4} />
          </div>
        ))
      ) : (
        <>
          <p>{hidden === 1 ? 'One answer is not shown here.' : `${hidden} answers are not shown here.`}</p>
          <p>
            {mayRead
              ? 'They are about health, a disability and the like. Each reading is written down.'
              : 'They are about health, a disability and the like. The claim ‘Sensitive answers’ opens them.'}
          </p>
          {mayRead && (
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
