import { childPointer } from '../pointer.ts';
import type { SectionSchema } from '../vocabulary.ts';
import type { Work } from '../workflow/work.ts';
import { checkStates } from './chart/states.ts';
import { checkShape } from './checkShape.ts';
import { didYouMean } from './declarationError.ts';
import { raise } from './mistakes.ts';
import { refuse } from './refuse.ts';
import { resolveReferences, type Resolved } from './references.ts';
import { Sources } from './source.ts';

/** What the names of a workflow are looked up in. */
export interface KnownToWork {
  readonly claims: readonly string[];
  readonly forms: Readonly<Record<string, SectionSchema>>;
}

/** Reads every file in `flows/work`. @throws DeclarationError on the first mistake */
export function checkWorks(root: string, known: KnownToWork): void {
  const sources = new Sources([root]);
  for (const path of sources.filesIn('flows/work')) checkWork(resolveReferences(sources, sources.at(path)), known);
}

function checkWork(flow: Resolved, known: KnownToWork): void {
  raise(flow.mistakes);
  checkShape('work', flow);
  const { chart, steps } = flow.value as Work;
  checkStates(flow, chart as never, '/chart');
  const names = Object.keys(steps);
  const taken = new Set<string>();
  for (const [state, { on = {} }] of Object.entries(chart.states)) {
    for (const step of Object.keys(on)) {
      if (!Object.hasOwn(steps, step))
        refuse(
          flow,
          childPointer(`${childPointer('/chart/states', state)}/on`, step),
          `there is no step '${step}'.${didYouMean(step, names)}`,
        );
      taken.add(step);
    }
  }
  for (const [name, { by, form, reason, otherThan = [] }] of Object.entries(steps)) {
    const at = childPointer('/steps', name);
    if (!taken.has(name)) refuse(flow, at, `no state has the step '${name}'.`);
    if (by !== undefined && !known.claims.includes(by))
      refuse(flow, `${at}/by`, `there is no claim '${by}'.${didYouMean(by, known.claims)}`);
    if (form !== undefined && reason !== undefined)
      refuse(flow, `${at}/reason`, `the form '${form}' asks for the reason already.`);
    if (form !== undefined) checkForm(flow, `${at}/form`, form, known.forms);
    for (const [index, other] of otherThan.entries())
      if (!names.includes(other))
        refuse(flow, childPointer(`${at}/otherThan`, index), `there is no step '${other}'.${didYouMean(other, names)}`);
  }
}

function checkForm(flow: Resolved, at: string, form: string, forms: KnownToWork['forms']): void {
  const asked = Object.hasOwn(forms, form) ? forms[form] : undefined;
  if (!asked) refuse(flow, at, `there is no form '${form}'.${didYouMean(form, Object.keys(forms))}`);
  if (!asked.required?.includes('reason'))
    refuse(flow, at, `the form '${form}' does not require a 'reason', which is what the history says.`);
}
