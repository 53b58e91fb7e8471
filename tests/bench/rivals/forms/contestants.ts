import { fileURLToPath } from 'node:url';
import { namedAs } from '../../keys/press.ts';
import type { BenchPage } from '../../keys/site.ts';

const RIVAL_PAGES = fileURLToPath(new URL('pages', import.meta.url));

/** A form library: the page that draws the section with it, and where its fields and its mistakes stand there. */
export interface Contestant extends BenchPage {
  readonly title: string;
  readonly selectorOf: (field: string) => string;
  readonly mistakes: string;
}

export const CONTESTANTS: readonly Contestant[] = [
  { form: 'ours', title: 'ours', mistakes: '.m-error', selectorOf: namedAs },
  { form: 'ownTheme', title: "RJSF's own theme", mistakes: '.error-detail li', selectorOf: namedAs },
  {
    form: 'jsonForms',
    title: 'JSON Forms',
    folder: RIVAL_PAGES,
    mistakes: '.validation_error:not(:empty)',
    selectorOf: (field) => `[id^="#/properties/${field}"][id$="-input"]`,
  },
  {
    form: 'surveyJs',
    title: 'SurveyJS',
    folder: RIVAL_PAGES,
    mistakes: '.sd-question__erbox',
    selectorOf: (field) =>
      ['input', 'select', 'textarea'].map((element) => `[data-name="${field}"] ${element}`).join(', '),
  },
  {
    form: 'formIo',
    title: 'Form.io',
    folder: RIVAL_PAGES,
    mistakes: '.formio-errors .error',
    selectorOf: (field) => `[name="data[${field}]"]`,
  },
];
