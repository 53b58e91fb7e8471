import type { Reading, ReadingRow } from '#contract/admissions/answers.ts';
import { FILE_KINDS } from '#rules/files.ts';
import { Document } from '../../../../kit/document/Document.tsx';

interface ReadingsProps {
  /** The applicant's. */
  readonly id: string;
  readonly readings: readonly Reading[];
  /** Of headings within: rows may have rows. */
  readonly level?: 3 | 4;
}

/** Questions that have an answer of their own, then groups and rows. */
export function Readings({ id, readings, level = 3 }: ReadingsProps) {
  const single = readings.filter(({ rows }) => !rows);
  return (
    <>
      {single.length > 0 && (
        <dl className="facts answers__facts">
          {single.map((reading) => (
            <div key={reading.path} {...(reading.file?.kind === 'pdf' && { className: 'facts__wide' })}>
              <dt>{reading.question}</dt>
              <dd>
                <Answer id={id} reading={reading} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {readings
        .filter(({ rows }) => rows)
        .map((reading) => (
          <Within key={reading.path} id={id} reading={reading} level={level} />
        ))}
    </>
  );
}

function Answer({
  id,
  reading: { answer, file, isHidden, question },
}: {
  readonly id: string;
  readonly reading: Reading;
}) {
  if (isHidden) return <span className="answers__none">Sensitive, not shown here</span>;
  if (file)
    return (
      <Document
        path={`/Application/applications/${id}/files/${file.id}`}
        name={file.kind === 'pdf' ? file.name : question}
        contentType={FILE_KINDS[file.kind].contentType}
      />
    );
  return answer ?? <span className="answers__none">Not given</span>;
}

interface WithinProps {
  readonly id: string;
  readonly reading: Reading;
  readonly level: 3 | 4;
}

function Within({ id, reading: { question, rows = [] }, level }: WithinProps) {
  const Heading = `h${level}` as const;
  if (rows.length === 0 || isPairs(rows))
    return (
      <div className="answers__within">
        <Heading>{question}</Heading>
        {rows.length === 0 ? <p className="answers__none">Not given</p> : <Pairs rows={rows} />}
      </div>
    );
  return rows.map(({ title, readings }) => (
    <div key={title} className="answers__within">
      <Heading>{title}</Heading>
      <Readings id={id} readings={readings} level={4} />
    </div>
  ));
}

/** Subject and grade stand on one line. */
const isPairs = (rows: readonly ReadingRow[]): boolean =>
  rows.every(({ readings }) => readings.length === 2 && readings.every(({ rows: within, file }) => !within && !file));

const Pairs = ({ rows }: { readonly rows: readonly ReadingRow[] }) => (
  <dl className="facts answers__pairs">
    {rows.map(({ title, readings: [first, second] }) => (
      <div key={title}>
        <dt>{first!.answer ?? '-'}</dt>
        <dd>{second!.answer ?? '-'}</dd>
      </div>
    ))}
  </dl>
);
