import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { formatNaira } from '#rules/money.ts';
import { isGiven, ShortAnswer } from './ShortAnswer.tsx';
import './answer.css';

interface AnswerProps {
  readonly field: FieldSchema;
  readonly value: unknown;
  /** The answers beside it, on which its list of options may depend. */
  readonly siblings: SectionAnswers;
}

/** What was answered, as the form shows it: the name of what was chosen, the rows of a list. */
export function Answer({ field, value, siblings }: AnswerProps) {
  if (!isGiven(value)) return '-';
  if (Array.isArray(value) && !field.items?.properties) return value.join(', ');
  if (Array.isArray(value)) return <Rows field={field} rows={value as readonly SectionAnswers[]} />;
  return inWords(field, value) ?? <ShortAnswer field={field} value={value} siblings={siblings} />;
}

function Rows({ field, rows }: { readonly field: FieldSchema; readonly rows: readonly SectionAnswers[] }) {
  return rows.map((row, index) => (
    <span key={index} className="m-answer-row">
      {Object.entries(field.items?.properties ?? {})
        .filter(([name]) => row[name] !== undefined)
        .map(([name, each], place) => (
          <span key={name}>
            {place > 0 && '; '}
            {each.title ?? name}: <Answer field={each} value={row[name]} siblings={row} />
          </span>
        ))}
    </span>
  ));
}

function inWords({ widget, entries }: FieldSchema, value: unknown): string | undefined {
  if (entries) return entries.find(({ id }) => id === value)?.name;
  if (widget === 'passport') return 'a photograph';
  if (widget === 'money') return formatNaira(Number(value));
  if (widget === 'rich-text') return wordsOf(String(value));
  return undefined;
}

/** The words of HTML, without running or loading any of it. */
const wordsOf = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replace(/<\/(p|li|h\d|blockquote)>|<br\s*\/?>/g, '$& '), 'text/html')
    .body.textContent.trim();
