import { listRows, type ListSource } from '../../platform/lookups/listSource.ts';
import { listHostels, listRoomCategories } from './sql.ts';

export const hostelLists: ListSource = {
  lists: { hostels: [], 'room-categories': [] },
  read: async (db) => ({
    hostels: listRows(await listHostels(db)),
    'room-categories': listRows(await listRoomCategories(db)),
  }),
};
