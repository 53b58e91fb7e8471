/**
 * What a guide tells its reader to do, read from its own text: a sentence that says where, and the block of code below it.
 * A block of code without such a sentence is a mistake in the guide.
 */
export type Step =
  | { readonly kind: 'below' | 'in place of'; readonly file: string; readonly at: string; readonly code: string }
  | { readonly kind: 'file'; readonly file: string; readonly code: string }
  | { readonly kind: 'line below'; readonly file: string; readonly at: string; readonly code: string }
  | { readonly kind: 'add'; readonly file: string; readonly value: string; readonly to: string }
  | { readonly kind: 'change'; readonly file: string; readonly was: string; readonly is: string }
  | { readonly kind: 'run'; readonly command: string };

const CODE = '`([^`]+)`';
const SENTENCES: readonly [RegExp, (found: readonly string[], code: string) => Step][] = [
  [
    new RegExp(`[Ii]n ${CODE}, below the line ${CODE}:?$`),
    ([file, at], code) => ({ kind: 'line below', file: file!, at: at!, code }),
  ],
  [
    new RegExp(`[Ii]n ${CODE}, (below|in place of) ${CODE}:$`),
    ([file, kind, at], code) => ({ kind: kind as 'below', file: file!, at: at!, code }),
  ],
  [
    new RegExp(`(?:A new file|In place of the file) ${CODE}:$`),
    ([file], code) => ({ kind: 'file', file: file!, code }),
  ],
];
const INLINE: readonly [RegExp, (found: readonly string[]) => Step][] = [
  [
    new RegExp(`[Ii]n ${CODE}, add ${CODE} to ${CODE}`, 'g'),
    ([file, value, to]) => ({ kind: 'add', file: file!, value: value!, to: to! }),
  ],
  [
    new RegExp(`[Ii]n ${CODE}, change ${CODE} to ${CODE}`, 'g'),
    ([file, was, is]) => ({ kind: 'change', file: file!, was: was!, is: is! }),
  ],
];

/** The examples of a guide, by heading, each with its steps in order. */
export function examplesIn(guide: string): ReadonlyMap<string, readonly Step[]> {
  const [, ...parts] = guide.split(/^## /m);
  return new Map(
    parts
      .map((part) => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), stepsIn(part.slice(end), part.slice(0, end))] as const;
      })
      .filter(([, steps]) => steps.length > 0),
  );
}

function stepsIn(text: string, heading: string): Step[] {
  const pieces = text.split(/^ *```(.*)\n([\s\S]*?)^ *```\n/m);
  const steps: Step[] = [];
  for (let index = 0; index < pieces.length; index += 3) {
    const prose = pieces[index]!.replace(/\s+/g, ' ').trim();
    steps.push(...inlineSteps(prose));
    const [language, code] = [pieces[index + 1], pieces[index + 2]];
    if (language === 'sh')
      steps.push(
        ...code!
          .trim()
          .split('\n')
          .map((command): Step => ({ kind: 'run', command })),
      );
    if (language === 'json' || language === 'ts') steps.push(codeStep(prose, code!, heading));
  }
  return steps;
}

function inlineSteps(prose: string): Step[] {
  const found = INLINE.flatMap(([sentence, make]) =>
    [...prose.matchAll(sentence)].map((match) => ({ at: match.index, step: make(match.slice(1)) })),
  );
  return found.sort((a, b) => a.at - b.at).map(({ step }) => step);
}

function codeStep(prose: string, code: string, heading: string): Step {
  for (const [sentence, make] of SENTENCES) {
    const match = sentence.exec(prose);
    if (match) return make(match.slice(1), code);
  }
  throw new Error(`In '${heading}' no sentence says where this belongs:\n${code}`);
}
