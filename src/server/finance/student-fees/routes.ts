import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/finance/student-fees.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { accountOf } from './account.ts';
import { mailReceipt } from './receiptMail.ts';
import {
  due,
  generate,
  generateBalance,
  generateOpening,
  invoiceOfCode,
  invoicesNamed,
  ownInvoices,
  sessionsOf,
} from './service.ts';

export function studentFeeRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.feeSessions, ({ caller }) => sessionsOf(platform, caller));
  route(app, contract.initiateSchoolFees, ({ caller, query }) => due(platform, caller, 'school', query));
  route(app, contract.initiateAcceptance, ({ caller, query }) => due(platform, caller, 'acceptance', ofFees(query)));
  route(app, contract.initiateDevelopment, ({ caller, query }) => due(platform, caller, 'development', ofFees(query)));
  route(app, contract.initiateSundry, ({ caller, query }) => due(platform, caller, 'sundry', ofFees(query)));
  route(app, contract.initiateChangeOfDegree, ({ caller, query }) =>
    due(platform, caller, 'change-of-degree', ofFees(query)),
  );
  route(app, contract.generateFeeInvoice, (call) => generate(platform, byOf(call), call.body));
  route(app, contract.generateBalanceInvoice, (call) => generateBalance(platform, byOf(call), call.body));
  route(app, contract.generateOpeningInvoice, (call) => generateOpening(platform, byOf(call), call.body));
  route(app, contract.ownInvoice, ({ caller, params }) => invoiceOfCode(platform, caller, params.code));
  route(app, contract.schoolFeesInvoice, ({ caller, query }) => invoiceOfCode(platform, caller, query.invoiceCode));
  route(app, contract.allStudentInvoices, ({ caller }) => ownInvoices(platform, caller));
  route(app, contract.studentInvoices, ({ caller, params }) => invoicesNamed(platform, caller, params.id));
  route(app, contract.statement, ({ caller }) => accountOf(platform, caller));
  route(app, contract.sendReceiptMail, ({ caller, body }) => mailReceipt(platform, caller, body.code));
}

const ofFees = ({
  sessionId,
  feeIds = '',
}: {
  readonly sessionId?: number | undefined;
  readonly feeIds?: string | undefined;
}) => ({
  sessionId,
  feeIds: feeIds
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0),
});
