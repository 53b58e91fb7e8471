import type { Programme } from '#catalogue/programme.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { AnswerKind } from '#contract/admissions/answers.ts';
import { kindOf } from '../kindOf.ts';

type Version = Pick<Programme, 'version' | 'sections' | 'endpoints'>;

/** A question as one version asks it. */
export interface Question {
  /** Without the numbers of rows. */
  readonly path: string;
  readonly section: string;
  readonly question: string;
  readonly kind: AnswerKind;
  readonly field: FieldSchema;
  /** It stands in rows, of which an application may have several. */
  readonly isInRows: boolean;
}

/** A column of the file: one question over all versions. */
export interface Column extends Question {
  /** As no other column of its sheet is called. */
  readonly heading: string;
}

/** @param versions the oldest first: columns stand as the newest asks, and what it asks no more stands after them */
export function columnsOf(versions: readonly Version[], hides: (path: string) => boolean): Column[] {
  const questions = new Map<string, Question>();
  for (const each of versions.toReversed().flatMap(questionsOf))
    if (!questions.has(each.path) && !hides(each.path)) questions.set(each.path, each);
  const all = [...questions.values()];
  return [all.filter(({ isInRows }) => !isInRows), all.filter(({ isInRows }) => isInRows)].flatMap(withHeadings);
}

export const questionsOf = ({ sections, endpoints }: Version): Question[] =>
  Object.keys(endpoints.sections).flatMap((name) => {
    const section = sections[name];
    return section ? questionsIn(section, { path: name, section: section.title, isInRows: false }) : [];
  });

function questionsIn(group: FieldSchema, within: Pick<Question, 'path' | 'section' | 'isInRows'>): Question[] {
  return Object.entries(group.properties ?? {}).flatMap(([name, field]) => {
    const kind = kindOf(field);
    const at = { ...within, path: `${within.path}/${name}` };
    if (kind === 'group') return questionsIn(field, at);
    if (kind === 'rows') return questionsIn(field.items!, { ...at, isInRows: true });
    return [{ ...at, question: field.title ?? name, kind, field }];
  });
}

/** A question that several sections ask is called with its section, or by its path where that is not enough. */
function withHeadings(questions: readonly Question[]): Column[] {
  const named = questions.map((each) => [each.question, `${each.section}: ${each.question}`, each.path] as const);
  const isOnly = (place: 0 | 1, heading: string) => named.filter((names) => names[place] === heading).length === 1;
  return questions.map((each, index) => {
    const [short, long, path] = named[index]!;
    return { ...each, heading: isOnly(0, short) ? short : isOnly(1, long) ? long : path };
  });
}
