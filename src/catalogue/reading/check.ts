import { needsBinding } from '../binding/needsBinding.ts';
import type { Chart } from '../programme.ts';
import type { SectionSchema } from '../vocabulary.ts';
import { checkChart } from './checkChart.ts';
import { applicantsSections, checkEndpoints } from './checkEndpoints.ts';
import { checkFormPage, checkProgrammeFacts, checkTogether, routesOf } from './checkProgramme.ts';
import { checkReferences } from './checkReferences.ts';
import { checkSection } from './checkSection.ts';
import { checkShape } from './checkShape.ts';
import { checkSlip } from './checkSlip.ts';
import type { Declaration, SharedFiles } from './declaration.ts';
import { refuse, unresolved } from './refuse.ts';
import type { Resolved } from './references.ts';

/** Throws a DeclarationError on the first name, word or reference that does not resolve. */
export function checkProgrammes(declarations: readonly Declaration[], shared: SharedFiles): void {
  checkShared(shared);
  for (const declaration of declarations) checkProgramme(declaration);
  checkTogether(declarations);
}

export function checkShared({ blocks, slips, states }: SharedFiles): void {
  for (const source of blocks) checkShape('sharedBlocks', unresolved(source));
  for (const source of slips) checkShape('sharedSlip', unresolved(source));
  for (const source of states) checkShape('sharedState', unresolved(source));
}

export function checkForms(forms: ReadonlyMap<string, Resolved>): void {
  for (const [name, section] of forms) checkSection(`forms/${name}`, section);
}

export function checkProgramme({ id, flow, form }: Declaration): void {
  checkShape('flow', flow);
  checkProgrammeFacts(flow);
  const hasChart = Object.hasOwn(flow.value as object, 'chart');
  if (!form) {
    if (hasChart) refuse(flow, '/chart', `there is a chart, but no folder schemas/${id} with the sections it shows.`);
    return;
  }
  if (!hasChart)
    refuse(flow, '', `'chart' is missing: schemas/${id} has sections, and the chart says in which order they come.`);
  for (const [name, section] of form.sections) checkSection(`${id}/${name}`, section);
  checkFormPage(flow, form.sections.size > 0);
  checkShape('endpoints', form.endpoints);
  const sections = applicantsSections(form.endpoints, form.sections);
  checkChart(flow, sections);
  for (const [name, section] of form.sections)
    if (!sections.has(name) && needsBinding(section.value as SectionSchema))
      refuse(section, '', 'uses a word that only the sections of an applicant know: somebody else answers this one.');
  checkReferences((flow.value as { chart: Chart }).chart, sections);
  checkEndpoints(form.endpoints, form.sections, routesOf(flow));
  checkSlip(form.slip, sections);
}
