import { useState } from 'react';
import type { FileVerdict } from '#contract/academics/score-files.ts';
import { serverMessage } from '../../../api/apiError.ts';
import { StatusTag, type StatusLook } from '../../../kit/StatusTag.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { DropBox } from '../../../kit/upload/DropBox.tsx';
import { SHEET_FILES } from '../../../kit/upload/sheetFiles.ts';
import { useAction } from '../../../kit/useAction.ts';
import { FAILED, useSaved } from '../../../kit/useSaved.ts';
import { raiseFlag } from '../../../core/flags.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import '../../../kit/upload/upload.css';
import './results.css';

interface ScoreUploadProps {
  readonly label: string;
  /** With its query; the trial and the digest are added. */
  readonly path: string;
  readonly help: string;
}

/** A file is tried first; what the trial says is what its commit does. */
export function ScoreUpload({ label, path, help }: ScoreUploadProps) {
  const session = useSession();
  const saved = useSaved();
  const [tried, setTried] = useState<{ readonly file: File; readonly verdict: FileVerdict }>();
  const send = (file: File, more: string) =>
    session.upload<FileVerdict>(`${path}&${more}`, file, file.name, () => undefined);
  const refused = (error: unknown) =>
    raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
  const [attempt] = useAction(async (file: File) => {
    try {
      setTried({ file, verdict: await send(file, 'trial=true') });
    } catch (error) {
      refused(error);
    }
  });
  const [commit, busy] = useAction(async () => {
    try {
      const verdict = await send(tried!.file, `digest=${tried!.verdict.digest}`);
      setTried({ file: tried!.file, verdict });
      await saved(verdict.message);
    } catch (error) {
      refused(error);
    }
  });
  return (
    <section className="stack" aria-label={label}>
      <DropBox label={label} help={help} accept={SHEET_FILES} onFile={(file) => void attempt(file)} />
      {tried && (
        <>
          <p role="status">{tried.verdict.message}</p>
          {tried.verdict.isTrial && tried.verdict.created + tried.verdict.changed + tried.verdict.refused > 0 && (
            <div className="acts-in-line">
              <Button intent="primary" busy={busy} onClick={() => void commit()}>
                Take these scores
              </Button>
              <Button look="outlined" onClick={() => setTried(undefined)}>
                Take nothing
              </Button>
            </div>
          )}
          <Verdicts verdict={tried.verdict} />
        </>
      )}
    </section>
  );
}

const LOOKS = {
  new: ['success', 'New'],
  changed: ['warning', 'Changed'],
  unchanged: ['notsubmitted', 'No change'],
  refused: ['fail', 'Not placed'],
} as const satisfies Record<FileVerdict['verdicts'][number]['verdict'], readonly [StatusLook, string]>;

const Marks = ({ text }: { readonly text: string | null }) => <span className="marks">{text ?? '-'}</span>;

const ORDER = ['refused', 'changed', 'new', 'unchanged'];

const Verdicts = ({ verdict: { verdicts } }: { readonly verdict: FileVerdict }) => (
  <PlainTable
    caption="What becomes of each row"
    columns={[
      { title: 'Row', isFigure: true },
      { title: 'Number' },
      { title: 'Name' },
      { title: 'Verdict' },
      { title: 'Before' },
      { title: 'After' },
    ]}
    rows={verdicts
      .toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict) || one.row - other.row)
      .map(({ row, number, name, verdict, message, before, after }) => ({
        key: String(row),
        cells: [
          row,
          number,
          name,
          <span key="verdict">
            <StatusTag look={LOOKS[verdict][0]}>{LOOKS[verdict][1]}</StatusTag> {message}
          </span>,
          <Marks key="before" text={before} />,
          <Marks key="after" text={after} />,
        ],
      }))}
  />
);
