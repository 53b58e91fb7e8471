import { isAnswers, isApplicable } from '#catalogue/normalise.ts';
import { rowTitle } from '#catalogue/rowTitle.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { Answer } from '../answer/Answer.tsx';
import { isGiven } from '../answer/ShortAnswer.tsx';
import { PhotographAnswer } from './PhotographAnswer.tsx';

interface CheckedAnswersProps {
  readonly fields: FieldSchema;
  readonly answers: SectionAnswers;
}

/** What was asked, in the order of the form; an empty answer is shown too, for whoever left it out by mistake. */
export function CheckedAnswers({ fields, answers }: CheckedAnswersProps) {
  const asked = Object.entries(fields.properties ?? {}).filter(
    ([name, { askedWhen }]) => isApplicable(askedWhen, answers) && (isGiven(answers[name]) || !onlyHides(name, fields)),
  );
  return (
    <>
      <dl className="m-answers">
        {asked
          .filter(([, field]) => !holdsAnswers(field))
          .map(([name, field]) => (
            <div key={name}>
              <dt>{field.title ?? name}</dt>
              <dd>
                <CheckedAnswer field={field} value={answers[name]} siblings={answers} />
              </dd>
            </div>
          ))}
      </dl>
      {asked
        .filter(([, field]) => holdsAnswers(field))
        .map(([name, field]) => (
          <Within key={name} field={field} value={answers[name]} />
        ))}
    </>
  );
}

/** Left open, it hides nothing: 'Result: Not given' would read as a mistake, where the card below says that there is one. */
const onlyHides = (name: string, { required, properties = {} }: FieldSchema): boolean =>
  !required?.includes(name) &&
  Object.values(properties).some(
    ({ askedWhen }) => isAnswers(askedWhen?.[name]) && askedWhen[name]['unless'] !== undefined,
  );

const holdsAnswers = ({ properties, items }: FieldSchema): boolean =>
  properties !== undefined || items?.properties !== undefined;

function CheckedAnswer({
  field,
  value,
  siblings,
}: {
  readonly field: FieldSchema;
  readonly value: unknown;
  readonly siblings: SectionAnswers;
}) {
  if (!isGiven(value)) return <span className="m-not-given">Not given</span>;
  if (field.widget === 'passport') return <PhotographAnswer id={String(value)} />;
  return <Answer field={field} value={value} siblings={siblings} />;
}

function Within({ field, value }: { readonly field: FieldSchema; readonly value: unknown }) {
  if (field.properties)
    return (
      <div className="m-check-group">
        <h4>{field.title}</h4>
        <CheckedAnswers fields={field} answers={isAnswers(value) ? value : {}} />
      </div>
    );
  const rows = (Array.isArray(value) ? value : []).filter(isAnswers).filter((row) => Object.values(row).some(isGiven));
  if (rows.length === 0)
    return (
      <div className="m-check-group">
        <h4>{field.title}</h4>
        <p className="m-not-given">Not given</p>
      </div>
    );
  if (isPairs(field)) return <Pairs field={field} rows={rows} />;
  return rows.map((row, index) => (
    <div key={index} className="m-check-group">
      <h4>{rowTitle(field, index) || `${field.title} ${index + 1}`}</h4>
      <CheckedAnswers fields={field.items!} answers={row} />
    </div>
  ));
}

/** Subject and grade stand on one line. */
const isPairs = ({ items }: FieldSchema): boolean => Object.keys(items?.properties ?? {}).length === 2;

function Pairs({ field, rows }: { readonly field: FieldSchema; readonly rows: readonly SectionAnswers[] }) {
  const columns = Object.entries(field.items!.properties!);
  return (
    <table className="m-check-pairs">
      <caption>{field.title}</caption>
      <thead>
        <tr>
          {columns.map(([name, { title }]) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map(([name, column]) => (
              <td key={name}>
                <Answer field={column} value={row[name]} siblings={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
