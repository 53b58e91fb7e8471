/** @jsxImportSource react */
// The college reads this paper too, so its words stay English: React makes its elements, and no translation passes.
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { Breakable } from '../answer/Breakable.tsx';
import type { Slip, SlipGroup, SlipRow, SlipSitting, SlipTable } from './slip.ts';
import { Verification } from './Verification.tsx';

interface SlipViewProps {
  readonly slip: Slip;
  readonly school: string;
  readonly photoUrl: string | null;
}

export function SlipView({ slip, school, photoUrl }: SlipViewProps) {
  return (
    <article className="m-slip" lang="en" aria-labelledby="slip-title">
      <header className="m-slip-head">
        <div className="m-slip-words">
          <p className="m-slip-school">{school}</p>
          <h1 id="slip-title">{slip.title}</h1>
          <p className="m-slip-name">{slip.fullName}</p>
          <p className="m-slip-number">
            Application No{' '}
            <b>
              <Breakable text={slip.applicationNumber} />
            </b>
          </p>
          {slip.edition > 1 && slip.submittedAt && (
            <p className="m-slip-number">
              Version {slip.edition} of {displayDate(lagosDay(new Date(slip.submittedAt)))}, replaces those before
            </p>
          )}
        </div>
        <div className="m-slip-photo">
          {photoUrl ? (
            <img src={photoUrl} alt={`Passport photograph of ${slip.fullName}`} />
          ) : (
            <span>No photograph</span>
          )}
        </div>
      </header>
      {slip.groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <Verification {...slip.verification} question="Is this slip genuine?" />
    </article>
  );
}

function Group({ group }: { group: SlipGroup }) {
  return (
    <section className="m-slip-group">
      <h2>{group.title}</h2>
      {group.rows.length > 0 && <Rows rows={group.rows} />}
      {group.table && <Table table={group.table} title={group.title} />}
      {group.sittings.length > 0 && (
        <div className="m-slip-sittings">
          {group.sittings.map((sitting) => (
            <Sitting key={sitting.title} sitting={sitting} />
          ))}
        </div>
      )}
    </section>
  );
}

const Rows = ({ rows }: { rows: readonly SlipRow[] }) => (
  <dl className="m-slip-rows">
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Breakable text={value || '-'} />
        </dd>
      </div>
    ))}
  </dl>
);

/** On a phone each line stands by itself, its cells under their column's names; the roles keep it a table for screen readers. */
const Table = ({ table: { columns, lines }, title }: { table: SlipTable; title: string }) => (
  <table className="m-slip-table" role="table" aria-label={title}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} scope="col" role="columnheader">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {lines.map((line, index) => (
        <tr key={index} role="row">
          {line.map((cell, column) => (
            <td key={column} role="cell" data-column={columns[column]}>
              <Breakable text={cell || '-'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function Sitting({ sitting }: { sitting: SlipSitting }) {
  return (
    <section className="m-slip-sitting">
      <h3>{sitting.title}</h3>
      <Rows rows={sitting.rows} />
      <table>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">Grade</th>
          </tr>
        </thead>
        <tbody>
          {sitting.subjects.map(({ subject, grade }) => (
            <tr key={subject}>
              <td>{subject}</td>
              <td>{grade || '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
