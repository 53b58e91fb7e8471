import { needsBinding } from '../binding/needsBinding.ts';
import { VOCABULARY, vocabularyOf } from '../upgrading/upgradeFlow.ts';
import type { Chart } from '../programme.ts';
import type { SectionSchema } from '../vocabulary.ts';
import { checkStates } from './chart/states.ts';
import { checkChart } from './checkChart.ts';
import { applicantsSections, checkEndpoints } from './checkEndpoints.ts';
import { checkFormPage, checkProgrammeFacts, checkTogether, routesOf } from './checkProgramme.ts';
import { checkLanguages } from './checkLanguages.ts';
import { checkMails } from './checkMails.ts';
import { ELIGIBILITY } from '../registry/sections.ts';
import { checkEligibility } from './checkEligibility.ts';
import { checkReferences } from './checkReferences.ts';
import { checkSection } from './checkSection.ts';
import { checkShape, isSound, refuseAll, shapeMistakes } from './checkShape.ts';
import { checkSlip } from './checkSlip.ts';
import type { Declaration, SharedFiles } from './declaration.ts';
import type { MetaSchemaName } from './metaSchemas.ts';
import { checkAll, checkEach, Mistakes, raise } from './mistakes.ts';
import { refuse, unresolved } from './refuse.ts';
import type { Resolved } from './references.ts';
import type { Source } from './source.ts';

/** @throws DeclarationError with every name, word and reference that does not resolve */
export function checkProgrammes(declarations: readonly Declaration[], shared: SharedFiles): void {
  const mistakes = new Mistakes();
  mistakes.attempt(() => checkShared(shared));
  mistakes.attemptEach(declarations, checkProgramme);
  mistakes.attempt(() => checkTogether(declarations));
  mistakes.raise();
}

export function checkShared({ blocks, slips, states }: SharedFiles): void {
  checkAll(
    ...blocks.map((source) => () => checkSharedFile('sharedBlocks', source)),
    ...slips.map((source) => () => checkSharedFile('sharedSlip', source)),
    ...states.map((source) => () => checkSharedFile('sharedState', source)),
  );
}

function checkSharedFile(name: MetaSchemaName, source: Source): void {
  checkAll(
    () => raise(source.mistakes),
    () => source.isReadable && checkShape(name, unresolved(source)),
  );
}

export function checkForms(forms: ReadonlyMap<string, Resolved>): void {
  checkEach(forms, ([name, section]) => checkSection(`forms/${name}`, section));
}

/** What one file names in another is looked at where both can be understood. */
export function checkProgramme(declaration: Declaration): void {
  const { id, flow, form, unread } = declaration;
  const mistakes = new Mistakes();
  mistakes.attempt(() => raise(unread));
  mistakes.attempt(() => raise(flow.mistakes));
  const wrong = flow.isHole('') ? [] : shapeMistakes('flow', flow);
  mistakes.attempt(() => refuseAll(flow, wrong));
  const isKnown = (part: string) => !flow.isHole('') && isSound(wrong, part);
  mistakes.attempt(() => checkVocabulary(flow));
  const hasChart = hasOwn(flow.value, 'chart');
  if (isKnown('/programme')) mistakes.attempt(() => checkProgrammeFacts(flow));
  if (form) mistakes.attempt(() => checkForm({ id, flow, form }, isKnown, hasChart));
  else if (hasChart)
    mistakes.attempt(() =>
      refuse(flow, '/chart', `there is a chart, but no folder schemas/${id} with the sections it shows.`),
    );
  mistakes.attempt(() => checkMails(declaration));
  // A text that is misspelt where it is said is told there alone.
  const isWhole = !mistakes.any;
  mistakes.attempt(() => checkLanguages(declaration, isWhole));
  mistakes.raise();
}

/** It may use words that this program does not know, and mean by others what it does not know of. */
function checkVocabulary(flow: Resolved): void {
  const version = vocabularyOf(flow.value);
  if (version > VOCABULARY)
    refuse(
      flow,
      '/vocabulary',
      `it is written for version ${version} of the vocabulary, and this program knows ${VOCABULARY}: bring the program up to date first.`,
    );
}

function checkForm(
  { id, flow, form }: Pick<Required<Declaration>, 'id' | 'flow' | 'form'>,
  isKnown: (part: string) => boolean,
  hasChart: boolean,
): void {
  const mistakes = new Mistakes();
  const { endpoints, slip, sections: all } = form;
  if (!hasChart && hasOwn(flow.value, 'programme'))
    mistakes.attempt(() =>
      refuse(flow, '', `'chart' is missing: schemas/${id} has sections, and the chart says in which order they come.`),
    );
  mistakes.attemptEach(all, ([name, section]) => checkSection(`${id}/${name}`, section));
  mistakes.attempt(() => checkEligibility(all));
  if (isKnown('/programme')) mistakes.attempt(() => checkFormPage(flow, all.size > 0));
  mistakes.attempt(() => raise(endpoints.mistakes));
  const hasEndpoints = !endpoints.isHole('') && succeeds(mistakes, () => checkShape('endpoints', endpoints));
  const sections = hasEndpoints ? applicantsSections(endpoints, all) : all;
  if (hasEndpoints) mistakes.attemptEach(all, ([name, section]) => mustBeBindable(name, section, sections));
  const { chart } = flow.value as { chart: Chart };
  if (hasChart && hasEndpoints && isKnown('/chart')) {
    // In which order the sections come is not known of a chart that is wrong.
    const order = mistakes.attempt(() => checkChart(flow, sections));
    if (order) mistakes.attempt(() => checkReferences(order, sections));
  } else if (hasChart) mistakes.attempt(() => checkStates(flow, chart, '/chart'));
  if (isKnown('/programme') && hasEndpoints) mistakes.attempt(() => checkEndpoints(endpoints, all, routesOf(flow)));
  mistakes.attempt(() => raise(slip.mistakes));
  if (!slip.isHole('')) mistakes.attempt(() => checkSlip(slip, sections));
  mistakes.raise();
}

function mustBeBindable(name: string, section: Resolved, ofApplicants: ReadonlyMap<string, Resolved>): void {
  if (!ofApplicants.has(name) && name !== ELIGIBILITY && needsBinding(section.value as SectionSchema))
    refuse(section, '', 'uses a word that only the sections of an applicant know: somebody else answers this one.');
}

/** True where the work met no mistake. */
const succeeds = (mistakes: Mistakes, work: () => void): boolean =>
  mistakes.attempt(() => {
    work();
    return true;
  }) ?? false;

const hasOwn = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);
