import { rowsBelow } from '../../platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import { listOptions } from './sql.ts';

export const OPTIONS = rowsBelow('department-options', 'departmentId');

export const optionLists: ListSource = {
  lists: { 'department-options': OPTIONS },
  read: async (db) => ({ 'department-options': listRows(await listOptions(db)) }),
};
