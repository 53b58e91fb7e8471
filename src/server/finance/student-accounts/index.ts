import * as contract from '#contract/finance/student-accounts.ts';
import { sendFile } from '../../kit/list/sendFile.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/route.ts';
import { ACCOUNT_PAPER, accountPaper, accountRows } from './files.ts';
import { accountOf, findAccounts } from './service.ts';

export const studentAccounts: Domain = {
  name: 'accounts of students',
  register(app, platform) {
    route(app, contract.findStudentAccounts, ({ query }) => findAccounts(platform, query.search));
    route(app, contract.studentAccount, ({ query }) => accountOf(platform, query.studentId));
    route(app, contract.studentAccountFile, async ({ query, reply }) => {
      const account = await accountOf(platform, query.studentId);
      return sendFile(
        reply,
        platform,
        `Account ${account.student.number}`,
        query.format,
        accountRows(account),
      ) as never;
    });
    servePaper(app, platform, contract.studentAccountPaper, ACCOUNT_PAPER, async ({ query }) =>
      accountPaper(await accountOf(platform, query.studentId)),
    );
  },
};
