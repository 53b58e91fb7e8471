import { useEffect, useRef, useState } from 'react';
import type { LayoutQuestion, SheetLayout } from '#contract/kit/layout.ts';
import { missingFields } from '#rules/sheets/missingFields.ts';
import { enumeration } from '#rules/text/enumeration.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileChoices } from './FileChoices.tsx';
import { MatchedColumns } from './MatchedColumns.tsx';
import { proposedPicks, repeatedFields, type Picks } from './picks.ts';
import { WholeNames } from './WholeNames.tsx';
import './matching.css';

interface ColumnMatchingProps {
  readonly fileName: string;
  readonly question: LayoutQuestion;
  readonly busy: boolean;
  /** Without columns: to see the file as it is with another choice. */
  readonly onAnswer: (layout: SheetLayout) => void;
  readonly onClose: () => void;
}

/** Another encoding, sheet or row of headings is another question, whose columns are proposed anew. */
interface Picked {
  readonly question: LayoutQuestion;
  readonly picks: Picks;
}

/** A file whose headings are not the list's: which column is which is proposed, and confirmed by a person once. */
export function ColumnMatching({ fileName, question, busy, onAnswer, onClose }: ColumnMatchingProps) {
  const [picked, setPicked] = useState<Picked>();
  const picks = picked?.question === question ? picked.picks : proposedPicks(question);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { encoding, separator, sheet, headingRow, columns, wholeName, facts = [] } = question;
  const file = {
    ...(encoding && { encoding }),
    ...(separator && { separator }),
    ...(sheet !== null && { sheet }),
  };
  const [missing, repeated] = [missingFields(question.fields, Object.values(picks)), repeatedFields(picks)];
  const left = columns.filter(({ column }) => picks[column] === undefined).length;
  const names = columns.find(({ column }) => wholeName !== null && picks[column] === wholeName)?.examples;
  return (
    <section className="sheet matching" aria-label="Which column is which?">
      <h2 ref={heading} tabIndex={-1}>
        Which column is which?
      </h2>
      <p className={missing.length > 0 ? 'upload__problem' : undefined} role="status">
        {missing.length > 0
          ? `${fileName} needs ${quoted(missing)}. Please say which ${missing.length === 1 ? 'column it is' : 'columns they are'}.`
          : `${fileName} has its own headings. Please look at what was found, and correct it.`}
      </p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <FileChoices
        question={question}
        onChoose={(choice) =>
          onAnswer({ ...file, ...('separator' in choice || 'sheet' in choice ? {} : { headingRow }), ...choice })
        }
      />
      <MatchedColumns
        question={question}
        picks={picks}
        repeated={repeated}
        onPick={(picks) => setPicked({ question, picks })}
      />
      {names && <WholeNames names={names} />}
      <p>
        {leftOut(left)} {headingRow === 0 ? NOT_REMEMBERED : REMEMBERED}
      </p>
      <div className="actions">
        <Button
          intent="primary"
          busy={busy}
          disabled={missing.length + repeated.length > 0}
          onClick={() => onAnswer({ ...file, headingRow, columns: picks })}
        >
          Read this file
        </Button>
        <Button look="outlined" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

const REMEMBERED = 'This is remembered for files with the same headings.';
const NOT_REMEMBERED = 'Nothing is remembered of a file without headings.';

const quoted = (fields: readonly string[]): string => enumeration(fields.map((field) => `'${field}'`));

function leftOut(columns: number): string {
  if (columns === 0) return 'Every column is read.';
  return columns === 1 ? 'One column is not read.' : `${columns} columns are not read.`;
}
