import type { scoreUploads, ScoreUpload, undoScoreUpload } from '#contract/academics/score-uploads.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { useSession } from '../../../session/useSession.ts';

interface UploadsProps {
  readonly departmentCourseId: number;
  readonly sessionId?: number;
}

/** Files of scores that a sheet has taken; the last one can be undone. */
export const Uploads = (of: UploadsProps) => (
  <ReadPart<typeof scoreUploads> path="/Results/score-uploads" query={of} label="Loading the uploads">
    {(uploads) =>
      uploads.length > 0 && (
        <section aria-labelledby="uploads">
          <h2 id="uploads">Files that were uploaded</h2>
          <PlainTable
            caption="Files that were uploaded"
            columns={[
              { title: 'File' },
              { title: 'Uploaded' },
              { title: 'Written', isFigure: true },
              { title: 'Not placed', isFigure: true },
              { title: 'Undo' },
            ]}
            rows={uploads.map((upload) => ({
              key: upload.id,
              cells: [
                upload.isCbt ? `${upload.fileName} (computer-based test)` : upload.fileName,
                `${displayMoment(upload.at)}, ${upload.by}`,
                upload.written,
                upload.waiting,
                <Undo key={upload.id} upload={upload} />,
              ],
            }))}
          />
        </section>
      )
    }
  </ReadPart>
);

function Undo({
  upload: { id, fileName, written, changedSince, isUndone, mayUndo },
}: {
  readonly upload: ScoreUpload;
}) {
  const session = useSession();
  if (isUndone) return <StatusTag look="notsubmitted">Undone</StatusTag>;
  if (!mayUndo) return '-';
  return (
    <Act
      label="Undo"
      title={`Undo the upload of ${fileName}`}
      question={`${scores(written - changedSince)} will be as before the file. Its rows leave the list of those not placed.${
        changedSince > 0 ? ` ${scores(changedSince)} changed since the file will stay.` : ''
      }`}
      isDanger
      done={({ message }) => message}
      act={() =>
        session.call<typeof undoScoreUpload>({ method: 'POST', path: '/Results/undo-score-upload', body: { id } })
      }
    />
  );
}

const scores = (count: number): string => `${count} ${count === 1 ? 'score' : 'scores'}`;
