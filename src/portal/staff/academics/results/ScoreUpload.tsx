import { useState, type ReactNode } from 'react';
import type { FileVerdict } from '#contract/academics/score-files.ts';
import { ApiError } from '../../../api/apiError.ts';
import { raiseFailure, wordsOf } from '../../../kit/raiseFailure.ts';
import { StatusTag, type StatusLook } from '../../../kit/StatusTag.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { DropBox } from '../../../kit/upload/DropBox.tsx';
import { isLayoutQuestion as isLayout } from '../../../kit/upload/layoutQuestionIn.ts';
import { ColumnMatching } from '../../../kit/upload/matching/ColumnMatching.tsx';
import { RefusedFile } from '../../../kit/upload/RefusedFile.tsx';
import { SHEET_FILES } from '../../../kit/upload/sheetFiles.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import '../../../kit/upload/upload.css';
import './results.css';

interface ScoreUploadProps {
  readonly label: string;
  /** With its query; the trial and the digest are added. */
  readonly path: string;
  readonly help: string;
  /** Asks what a file of this kind leaves open, beside its columns; undefined for any other question. */
  readonly ask?: (asked: Asked) => ReactNode;
}

export interface Asked {
  readonly question: { readonly kind: string };
  readonly fileName: string;
  readonly busy: boolean;
  /** For the trial and the commit. @param path the one that the file goes to. @param layout what was answered beside it */
  readonly onAnswer: (path: string, layout?: object) => void;
  readonly onClose: () => void;
}

interface Sent {
  readonly file: File;
  /** Where it goes, with what its person has answered. */
  readonly path: string;
  /** Which column is which, where its headings are not ours: a `SheetLayout`, or what a file of this kind has in its place. */
  readonly layout?: object;
}

/** A file is tried first; what the trial says is what its commit does. One with headings of its own is asked about before that. */
export function ScoreUpload({ label, path, help, ask }: ScoreUploadProps) {
  const session = useSession();
  const saved = useSaved();
  const [asked, setAsked] = useState<{ readonly sent: Sent; readonly question: Asked['question'] }>();
  const [tried, setTried] = useState<{ readonly sent: Sent; readonly verdict: FileVerdict }>();
  const [refused, setRefused] = useState<{ readonly fileName: string; readonly why: string }>();
  const send = ({ file, layout, path: to }: Sent, more: string) =>
    session.upload<FileVerdict>(
      `${to}&${more}`,
      file,
      file.name,
      () => undefined,
      layout ? { fields: { layout: JSON.stringify(layout) } } : {},
    );
  const [attempt, trying] = useAction(async (sent: Sent) => {
    setTried(undefined);
    setRefused(undefined);
    try {
      setTried({ sent, verdict: await send(sent, 'trial=true') });
      setAsked(undefined);
    } catch (error) {
      const question = questionIn(error);
      if (question) setAsked({ sent, question });
      else setRefused({ fileName: sent.file.name, why: wordsOf(error) });
    }
  });
  const [commit, busy] = useAction(async () => {
    const { sent, verdict } = tried!;
    try {
      const done = await send(sent, `digest=${verdict.digest}`);
      setTried({ sent, verdict: done });
      await saved(done.message);
    } catch (error) {
      raiseFailure(error);
    }
  });
  const start = (file: File) => {
    setAsked(undefined);
    void attempt({ file, path });
  };
  return (
    <section className="stack" aria-label={label}>
      <DropBox label={label} help={help} accept={SHEET_FILES} onFile={start} />
      {refused && <RefusedFile {...refused} />}
      {asked &&
        (isLayout(asked.question) ? (
          <ColumnMatching
            fileName={asked.sent.file.name}
            question={asked.question}
            busy={trying}
            onAnswer={(layout) => void attempt({ ...asked.sent, layout })}
            onClose={() => setAsked(undefined)}
          />
        ) : (
          ask?.({
            question: asked.question,
            fileName: asked.sent.file.name,
            busy: trying,
            onAnswer: (to, layout) => void attempt({ ...asked.sent, path: to, ...(layout && { layout }) }),
            onClose: () => setAsked(undefined),
          })
        ))}
      {tried && (
        <>
          <p role="status">{tried.verdict.message}</p>
          {tried.verdict.notes.length > 0 && (
            <ul className="upload__notes">
              {tried.verdict.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {tried.verdict.isTrial && (
            <div className="acts-in-line">
              {tried.verdict.created + tried.verdict.changed + tried.verdict.refused > 0 && (
                <Button intent="primary" busy={busy} onClick={() => void commit()}>
                  Take these scores
                </Button>
              )}
              {tried.verdict.notes.length > 0 && (
                <Button look="minimal" busy={trying} onClick={() => void attempt({ ...tried.sent, layout: {} })}>
                  Match its columns again
                </Button>
              )}
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

const questionIn = (error: unknown): Asked['question'] | undefined =>
  error instanceof ApiError && error.status === 409 ? error.question : undefined;

const LOOKS = {
  new: ['success', 'New'],
  changed: ['warning', 'Changed'],
  unchanged: ['notsubmitted', 'No change'],
  refused: ['fail', 'Not placed'],
} as const satisfies Record<FileVerdict['verdicts'][number]['verdict'], readonly [StatusLook, string]>;

const Marks = ({ text }: { readonly text: string | null }) => <span className="marks">{text ?? '-'}</span>;

const hasCourses = (verdicts: FileVerdict['verdicts']): boolean => verdicts.some(({ course }) => course !== undefined);

const ORDER = ['refused', 'changed', 'new', 'unchanged'];

const Verdicts = ({ verdict: { verdicts } }: { readonly verdict: FileVerdict }) => (
  <PlainTable
    caption="What becomes of each row"
    columns={[
      ...(hasCourses(verdicts) ? [{ title: 'Course' }] : []),
      { title: 'Row', isFigure: true },
      { title: 'Number' },
      { title: 'Name' },
      { title: 'Verdict' },
      { title: 'Before' },
      { title: 'After' },
    ]}
    rows={verdicts
      .toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict) || one.row - other.row)
      .map(({ row, course, number, name, verdict, message, before, after }, place) => ({
        key: course === undefined ? String(row) : `${course} ${row} ${place}`,
        cells: [
          ...(course === undefined
            ? []
            : [
                <span key="course" className="marks">
                  {course}
                </span>,
              ]),
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
