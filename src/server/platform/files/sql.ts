import { statement } from '../database/statement.ts';

/** Says that nothing names this file yet. $1 file id, $2 now */
export const loosen = statement('files.loosen', 'insert into loose_file (id, since) values ($1, $2) on conflict (id) do nothing', {});

/** The files that nothing has named since a moment. $1 the moment, $2 at most so many */
export const findLoose = statement('files.findLoose', 'select id from loose_file where since < $1 order by since limit $2', { id: 'uuid' });

/** These files are gone. $1 file ids */
export const forgetLoose = statement('files.forgetLoose', 'delete from loose_file where id = any($1::uuid[])', {});
