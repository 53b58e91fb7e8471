import type { RegisteredBy } from '#rules/invoiceRequest.ts';
import { jambNumberMistake } from '#rules/jambNumber.ts';

/** JAMB sends these lists: 'UTME' of those who sat it, 'DE' of those who apply for Direct Entry. */
export type JambList = 'UTME' | 'DE';

export interface EntranceField {
  /** The name in the request, and in the navigation state of a page that knows the value already. */
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly keyboard: 'numeric' | 'text';
  /** The message for what was typed, before anything is sent. */
  mistake(typed: string): string | null;
}

interface Entrance {
  readonly meaning: string;
  readonly lead: string;
  readonly fields: readonly EntranceField[];
  /** The invoice form asks for the registration number; the application takes the names from this list. */
  readonly list?: JambList;
}

const required = (message: string) => (typed: string) => (typed.trim() === '' ? message : null);

const RRR: EntranceField = {
  name: 'rrr',
  label: 'RRR',
  help: 'The 12 digits on your invoice or bank slip',
  keyboard: 'numeric',
  mistake: required('please input your RRR'),
};

/** Many know a registration number, and it can be guessed by counting: the payer also knows the invoice. */
const BY_JAMB = {
  lead: 'Log in with your JAMB registration number, once the application fee has been paid.',
  fields: [
    {
      name: 'regNumber',
      label: 'JAMB registration number',
      help: 'As on your JAMB slip: 202630639047FF',
      keyboard: 'text',
      mistake: jambNumberMistake,
    },
    {
      name: 'phoneOrRrr',
      label: 'Phone number or RRR',
      help: 'The phone number that the invoice was made with, or its RRR',
      keyboard: 'numeric',
      mistake: required('please input the phone number or the RRR of your invoice'),
    },
  ],
} as const satisfies Omit<Entrance, 'meaning' | 'list'>;

export const ENTRANCES = {
  rrr: {
    meaning: 'by payment reference',
    lead: 'Log in with the RRR of the application fee that you have paid.',
    fields: [RRR],
  },
  'jamb-utme': { meaning: 'by JAMB registration number, for people on the UTME list', ...BY_JAMB, list: 'UTME' },
  'jamb-de': { meaning: 'by JAMB registration number, for people on the Direct Entry list', ...BY_JAMB, list: 'DE' },
} as const satisfies Record<string, Entrance>;

export type EntranceName = keyof typeof ENTRANCES;

export const entranceOf = ({ entersBy = 'rrr' }: { readonly entersBy?: EntranceName }): Entrance => ENTRANCES[entersBy];

export const registeredBy = (programme: { readonly entersBy?: EntranceName }): RegisteredBy =>
  entranceOf(programme).list ? 'jamb' : 'phone';
