import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import { listFeeCategories, listFeeTypes } from './sql.ts';

export const feeLists: ListSource = {
  lists: { 'fee-categories': [], 'fee-types': [] },
  read: async (db) => ({
    'fee-categories': listRows(await listFeeCategories(db)),
    'fee-types': listRows(await listFeeTypes(db)),
  }),
};
