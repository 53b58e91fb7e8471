import { invoiceTypes as contract } from '#contract/admissions/invoice-types.ts';
import { judgedBy } from '../../kit/forms/service.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Domain } from '../../platform/domain.ts';
import { followOthers } from '../../platform/jobs/followOthers.ts';
import { requireFit } from './policy.ts';
import { type InvoiceType, invoiceTypes as stored } from './sql.ts';

/** Types of applications that are an invoice and nothing else: officers make them, and every server has them in its catalogue. */
export const invoiceTypes: Domain = {
  name: 'invoice types',
  async register(app, platform) {
    const { catalogue, database } = platform;
    const read = () => catalogue.read(database);
    await read();
    followOthers(app, platform, 'invoice types', read);
    const judged = judgedBy(platform, 'invoice-type');
    const judge = (answers: unknown, title: string): InvoiceType =>
      requireFit(judged(answers, title), catalogue.programmes, title);
    serveResource(app, platform, contract, stored, { judge: { create: judge, correct: judge }, changed: read });
  },
};
