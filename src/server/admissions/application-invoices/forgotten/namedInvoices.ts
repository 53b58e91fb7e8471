/** Of more people than this it is no family's phone number, but a café's or an agent's. */
const FAMILY = 5;

interface Named {
  readonly firstname: string;
  readonly lastname: string;
  readonly paid: boolean;
}

/**
 * Whoever reads a shared mailbox must not be mailed a list of strangers and what opens their applications. Where too many people
 * fit, the paid ones alone may still be a family's: anybody can make invoices on somebody else's number, and nobody pays for them.
 */
export function namedInvoices<Invoice extends Named>(invoices: readonly Invoice[]): readonly Invoice[] {
  return [invoices, invoices.filter(({ paid }) => paid)].find((some) => peopleIn(some) <= FAMILY) ?? [];
}

const peopleIn = (invoices: readonly Named[]): number =>
  new Set(invoices.map(({ firstname, lastname }) => `${lastname} ${firstname}`.toLowerCase())).size;
