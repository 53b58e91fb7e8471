import type { Catalogue } from '#catalogue/catalogue.ts';
import { formless } from '#catalogue/formless.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { Queryable } from '../database/database.ts';
import { listInvoiceTypes } from './sql.ts';

/** What is declared, and after it the types without a form that officers have made. */
export interface LiveCatalogue extends Catalogue {
  /** What officers have made is that of this process's last `read`. */
  read(db: Queryable): Promise<void>;
}

export function liveCatalogue(declared: Catalogue): LiveCatalogue {
  let made: readonly Programme[] = [];
  let programmes = declared.programmes;
  return {
    refusals: declared.refusals,
    forms: declared.forms,
    get programmes() {
      return programmes;
    },
    byId: (id) => declared.byId(id) ?? made.find((programme) => programme.id === id),
    byApplicationTypeId: (id) =>
      declared.byApplicationTypeId(id) ?? made.find(({ applicationTypeId }) => applicationTypeId === id),
    async read(db) {
      made = (await listInvoiceTypes(db)).map(({ session_id, session, amount_kobo, ...type }) =>
        formless({ ...type, amount: amount_kobo / 100, session: { id: session_id, name: session } }),
      );
      programmes = [...declared.programmes, ...made];
    },
  };
}
