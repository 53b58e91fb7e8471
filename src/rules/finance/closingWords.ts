const KINDS: Readonly<Record<string, string>> = {
  lodgement: 'Lodged at the bank, of nobody known',
  loan: 'Student loans that fit no student',
  'bank debit': 'Debited by the bank, unexplained',
  short: 'Short payments',
  over: 'Payments beyond an invoice',
  twice: 'Paid twice',
  superseded: 'Of a price that had changed',
  mismatch: 'Other than its invoice',
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What waits in suspense, as the bursary calls it. */
export const suspenseInWords = (kind: string): string => KINDS[kind] ?? capitalised(kind);

export const accountInWords = (account: string): string =>
  account === 'clearing' ? 'With the provider (clearing)' : capitalised(account);
