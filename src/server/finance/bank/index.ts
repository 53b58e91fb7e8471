import * as contract from '#contract/finance/bank.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import type { Domain } from '../../platform/domain.ts';
import { createRunner } from '../../platform/jobs/runner.ts';
import { route } from '../../platform/route.ts';
import { readBankBook } from './book.ts';
import { placeLines } from './placing.ts';
import { lineList } from './sql/book.ts';
import { bankUpload } from './upload.ts';

export const bank: Domain = {
  name: 'bank statements',
  async register(app, platform) {
    const closing = new AbortController();
    const place = () => placeLines(platform, closing.signal);
    const { run, done } = createRunner(
      place,
      (error) => platform.log.error({ err: error }, 'bank lines were not placed'),
      closing.signal,
    );
    app.addHook('onClose', () => {
      closing.abort();
      return done();
    });
    serveUpload(app, platform, contract.bankSheet, bankUpload(platform, run));
    serveList(app, platform, contract.bankLines, lineList, (row) => row as contract.BankLineRow);
    route(app, contract.bankBook, () => readBankBook(platform.database));
    await platform.jobs.schedule('place-bank-lines', { everyMinutes: 10 }, place);
  },
};
