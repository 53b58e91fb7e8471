import type { FastifyInstance } from 'fastify';
import {
  feeById,
  generateFeeInvoice,
  serviceFees,
  setupCategories,
  setupCategoryFees,
  setupCategoryTypes,
} from '#contract/finance/fees.ts';
import { visitorOf } from '../invoices/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { feesFor, invoiceFee, payableFee, presentFee } from './service.ts';
import { listCategories, listFees, listTypes } from './sql.ts';

export function feeRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;

  /** The cookie is set here, so a browser whose first invoice is lost on a bad line gets the same invoice again. */
  route(app, setupCategories, ({ request, reply }) => {
    visitorOf(platform, request, reply);
    return listCategories(database);
  });

  route(app, setupCategoryTypes, ({ query }) => listTypes(database, { categoryId: query.setupCategoryId }));

  route(app, setupCategoryFees, async ({ query }) =>
    (await listFees(database, { typeId: query.setupCategoryTypeId })).map(presentFee),
  );

  route(app, feeById, async ({ params }) => {
    const fee = await payableFee(database, params.id);
    return { ...presentFee(fee), typeId: fee.typeId, categoryId: fee.categoryId };
  });

  route(app, serviceFees, async ({ query, request, reply }) => {
    visitorOf(platform, request, reply);
    return (await feesFor(database, query.purpose)).map(presentFee);
  });

  route(app, generateFeeInvoice, async ({ body, request, reply }) =>
    withMessage(
      'Invoice generated successfully!',
      await invoiceFee(platform, body.feeId, body.payer, visitorOf(platform, request, reply)),
    ),
  );
}
