import type { Operation } from './operation.ts';

/**
 * The properties that an operation changes, as paths: `course/phone/title`. Words with an @ are no names of questions. A path holds all
 * that is below it, so that a removed question meets each change of it.
 */
export function touches(operation: Operation): readonly string[] {
  switch (operation.kind) {
    case 'question-added':
    case 'question-removed':
      return [questionOf(operation)];
    case 'question-moved':
      return [`${questionOf(operation)}/@place`];
    case 'question-titled':
      return [`${questionOf(operation)}/title`];
    case 'question-required':
      return [`${questionOf(operation)}/@required`];
    case 'question-message':
      return [`${questionOf(operation)}/messages`];
    case 'question-set':
      return [`${questionOf(operation)}/${operation.word}`];
    case 'option-added':
    case 'option-removed':
      return [optionOf(operation, operation.option)];
    case 'option-relabelled':
      return [optionOf(operation, operation.option), optionOf(operation, operation.label)];
    case 'text-changed':
      return [`${operation.section}/@${operation.at}`];
    case 'section-titled':
      return [`${operation.section}/@title`, `@chart/${operation.section}`];
    case 'section-added':
      return [operation.section, '@chart', `@endpoints/${operation.section}`];
    case 'section-moved':
      return ['@chart'];
    case 'source-replaced':
      return [fileOf(operation.file)];
  }
}

const questionOf = ({ section, name }: { readonly section: string; readonly name: string }) => `${section}/${name}`;

/** A slash in an answer is no step of the path. */
const optionOf = (operation: { readonly section: string; readonly name: string }, option: string) =>
  `${questionOf(operation)}/enum/${option.replaceAll('/', '∕')}`;

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
