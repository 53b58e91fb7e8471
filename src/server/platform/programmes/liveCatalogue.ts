import type { Catalogue } from '#catalogue/catalogue.ts';
import { formless } from '#catalogue/formless.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { Queryable } from '../database/database.ts';
import { listInvoiceTypes } from './sql.ts';

/** What is declared, and after it the types without a form that officers have made. */
export interface LiveCatalogue extends Catalogue {
  /** What officers have made is that of this process's last `read`. */
  read(db: Queryable): Promise<void>;
  /** What is declared from now on. */
  declare(next: Catalogue): void;
}

export function liveCatalogue(first: Catalogue): LiveCatalogue {
  let declared = first;
  let made: readonly Programme[] = [];
  let programmes = declared.programmes;
  return {
    forms: first.forms,
    get refusals() {
      return declared.refusals;
    },
    get programmes() {
      return programmes;
    },
    byId: (id) => declared.byId(id) ?? made.find((programme) => programme.id === id),
    byApplicationTypeId: (id) =>
      declared.byApplicationTypeId(id) ?? made.find(({ applicationTypeId }) => applicationTypeId === id),
    async read(db) {
      made = (await listInvoiceTypes(db)).map(({ sessionId, session, amountKobo, ...type }) =>
        formless({ ...type, amount: amountKobo / 100, session: { id: sessionId, name: session } }),
      );
      programmes = [...declared.programmes, ...made];
    },
    declare(next) {
      declared = next;
      programmes = [...declared.programmes, ...made];
    },
  };
}
