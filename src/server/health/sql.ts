import { statement } from '../platform/database/statement.ts';

export const ping = statement('ping', 'select 1 as one', { one: 'int4' });
