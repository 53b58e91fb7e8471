import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { Answer } from '#form/answer/Answer.tsx';
import type { Part } from './parts.ts';
import { sameAnswers } from './sameAnswers.ts';
import { textDifference } from './textDifference.ts';

interface PartsProps {
  readonly parts: readonly Part[];
  readonly of: 'mine' | 'theirs';
}

export const Parts = ({ parts, of }: PartsProps) =>
  parts.map((part, index) => (
    <span key={index} className={part.title ? 'conflict__part' : undefined}>
      {part.title && `${part.title}: `}
      <b>
        <Marked part={part} of={of} />
      </b>
    </span>
  ));

function Marked({
  part: { field, siblings, ...versions },
  of,
}: {
  readonly part: Part;
  readonly of: PartsProps['of'];
}) {
  const [value, other] = [versions[of], versions[of === 'mine' ? 'theirs' : 'mine']];
  const isText = typeof value === 'string' && typeof other === 'string' && !field.lookup && !field.format;
  const text = isText ? textDifference(value, other) : undefined;
  if (text)
    return (
      <>
        {text.before}
        <mark>{text.differing}</mark>
        {text.after}
      </>
    );
  if (Array.isArray(value) && Array.isArray(other))
    return (
      <MarkedRow
        columns={field.items?.properties ?? {}}
        row={(value as SectionAnswers[])[0] ?? {}}
        other={(other as SectionAnswers[])[0] ?? {}}
      />
    );
  return <Answer field={field} value={value} siblings={siblings[of]} />;
}

interface MarkedRowProps {
  readonly columns: Readonly<Record<string, FieldSchema>>;
  readonly row: SectionAnswers;
  readonly other: SectionAnswers;
}

/** 'Subject: Mathematics; Grade: B2', with the grade marked. */
const MarkedRow = ({ columns, row, other }: MarkedRowProps) =>
  Object.entries(columns).map(([name, column], index) => {
    const answer = <Answer field={column} value={row[name]} siblings={row} />;
    return (
      <span key={name}>
        {index > 0 && '; '}
        {column.title ?? name}: {sameAnswers(row[name], other[name]) ? answer : <mark>{answer}</mark>}
      </span>
    );
  });
