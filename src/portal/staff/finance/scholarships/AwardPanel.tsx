import { lazy, Suspense, useState } from 'react';
import type { awardScholarship, awardSheet } from '#contract/finance/scholarships.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { withThousands } from '#rules/money.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { SHEET_FILES } from '../../../kit/upload/sheetFiles.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { AwardActs } from './AwardActs.tsx';
import { numbersIn } from './numbersIn.ts';
import './scholarships.css';

type Effects = Reply<typeof awardScholarship>;

const EffectList = lazy(() => import('./EffectList.tsx').then((module) => ({ default: module.EffectList })));

/** Numbers are typed, pasted or read from a file; the effect on each is seen before anything is awarded. */
export function AwardPanel({ scholarshipId }: { readonly scholarshipId: number }) {
  const session = useSession();
  const [typed, setTyped] = useState('');
  const [effects, setEffects] = useState<Effects>();
  const numbers = numbersIn(typed);
  const change = (text: string) => {
    setTyped(text);
    setEffects(undefined);
  };
  const call = (trial: boolean, digest?: string) =>
    session.call<typeof awardScholarship>({
      method: 'POST',
      path: '/Payment/award-scholarship',
      body: { scholarshipId, numbers, trial, ...(digest && { digest }) },
    });
  const showError = (error: unknown) => raiseFailure(error);
  const [look, busy] = useAction(() => call(true).then(setEffects, showError));
  const [read, reading] = useAction(async (file: File) => {
    if (/\.(?:csv|txt)$/i.test(file.name)) return change(await file.text());
    await session
      .upload<Reply<typeof awardSheet>>('/Payment/read-award-sheet', file, file.name, () => undefined)
      .then((sheet) => change(sheet.numbers.join('\n')), showError);
  });
  return (
    <section className="sheet award" aria-label="Award">
      <h2>Award</h2>
      <div className="stack">
        <TextAreaField
          label="Matric or registration numbers"
          help="One a line, at most 500. You can paste a column of a spreadsheet."
          value={typed}
          rows={5}
          onChange={({ target }) => change(target.value)}
        />
        <label className="award__file">
          From a file: the template (.xlsx, .xls, .ods), or a .csv or .txt by its first column
          <input
            type="file"
            accept={SHEET_FILES}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // So that the same file, corrected, can be chosen again.
              target.value = '';
              if (file) void read(file);
            }}
          />
        </label>
        <div className="actions">
          <DownloadButton label="Download template" path="/Payment/sample-sheet-awards" />
          <Button look="outlined" busy={busy || reading} disabled={numbers.length === 0} onClick={() => void look()}>
            See the effect on {withThousands(numbers.length)}
          </Button>
          {effects && effects.students > 0 && (
            <AwardActs
              key={effects.digest}
              effects={effects}
              asked={{ scholarshipId, numbers }}
              award={() => call(false, effects.digest)}
              onDone={() => change('')}
            />
          )}
        </div>
        {effects && (
          <Suspense>
            <EffectList effects={effects} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
