import type { Operation, OperationOf } from './operation.ts';

type Touches<Kind extends Operation['kind']> = (operation: OperationOf<Kind>) => readonly string[];

const whole = (operation: Place) => [questionOf(operation)];

const TOUCHES: { readonly [Kind in Operation['kind']]: Touches<Kind> } = {
  'question-added': whole,
  'question-removed': whole,
  'question-moved': (operation) => [`${questionOf(operation)}/@place`],
  'question-titled': (operation) => [`${questionOf(operation)}/title`],
  'question-required': (operation) => [`${questionOf(operation)}/@required`],
  'question-message': (operation) => [`${questionOf(operation)}/messages`],
  'question-set': (operation) => [`${questionOf(operation)}/${operation.word}`],
  'option-added': (operation) => [optionOf(operation, operation.option)],
  'option-removed': (operation) => [optionOf(operation, operation.option)],
  'option-relabelled': (operation) => [optionOf(operation, operation.option), optionOf(operation, operation.label)],
  'text-changed': ({ section, at }) => [`${section}/@${at}`],
  'section-titled': ({ section }) => [`${section}/@title`, `@chart/${section}`],
  'section-added': ({ section }) => [section, '@chart', `@endpoints/${section}`],
  'section-moved': () => ['@chart'],
  'source-replaced': ({ file }) => [fileOf(file)],
};

/**
 * The properties that an operation changes, as paths: `course/phone/title`. Words with an @ are no names of questions. A path holds all
 * that is below it, so that a removed question meets each change of it.
 */
const touches = (operation: Operation): readonly string[] =>
  (TOUCHES[operation.kind] as Touches<Operation['kind']>)(operation as never);

interface Place {
  readonly section: string;
  readonly name: string;
}

const questionOf = ({ section, name }: Place) => `${section}/${name}`;

/** A slash in an answer is no step of the path. */
const optionOf = (operation: Place, option: string) => `${questionOf(operation)}/enum/${option.replaceAll('/', '∕')}`;

/** Of the flow, the chart is what other operations change. */
function fileOf(path: string): string {
  const [folder, , ...rest] = path.split('/');
  const name = rest.join('/').replace(/\.json$/, '');
  if (folder === 'schemas') return name === 'slip' ? '@slip' : name;
  return name === 'flow' ? '@chart' : `@${name}`;
}

const holds = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}/`);

/** Both change one property, or one changes what the other is part of. */
export const meet = (one: Operation, other: Operation): boolean =>
  touches(one).some((path) => touches(other).some((each) => holds(path, each) || holds(each, path)));
