/** Money is whole kobo inside and naira text at the edges, so no amount is ever a binary fraction. */
const NAIRA = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/** '10000' or '10000.5' naira as whole kobo; null when the text is not an amount. */
export function koboFromNaira(naira: string | number): number | null {
  const parts = NAIRA.exec(String(naira).trim());
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}

/** 1000050 kobo as '10000.50', and 1000000 as '10000': the text that Remita is sent, in the hash as in the body. */
export function nairaText(kobo: number): string {
  const size = Math.abs(kobo);
  const whole = `${kobo < 0 ? '-' : ''}${Math.floor(size / 100)}`;
  const rest = size % 100;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** A number is only for a reply that a page shows. */
export const nairaFromKobo = (kobo: number): number => Number(nairaText(kobo));

export function formatNaira(kobo: number): string {
  const size = Math.abs(kobo);
  return `${kobo < 0 ? '-' : ''}₦${withThousands(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}

/** '1234567.5' becomes '1,234,567.5', and what is not a number ''. */
export function withThousands(value: string | number): string {
  const parts = /^(-?)(\d+)(\.\d+)?$/.exec(String(value).trim());
  return parts ? `${parts[1]}${parts[2]!.replace(/\B(?=(\d{3})+$)/g, ',')}${parts[3] ?? ''}` : '';
}
